import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignal } from '#src/ui/use-signal.ts'
import { createReveal, type RevealSource } from './reveal/reveal.ts'

export interface FinishedTexts {
  readonly ready: (number: number) => string
  readonly failed: (number: number) => string
  readonly manyReady: (count: number) => string
  readonly manyFailed: (count: number) => string
}

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which blocks of a run are not revealed yet, what is being typed, and what was finished last, in words.
 * @param source the same object as long as the project is open
 * @param texts the words, where the service does not speak blocks; the same object until the language changes
 */
export function useReveal(source: RevealSource, texts?: FinishedTexts) {
  const [store] = useState(() => createReveal(source, wantsNoMotion))
  const reveal = useSignal(store.signal)
  const announcement = useAnnouncement(source, useSignal(store.finishedKeys), texts)
  const order = useSyncExternalStore(source.subscribe, source.order)
  const { hidden, arrived, typing } = reveal ?? {}
  const shown = useMemo(
    () => (hidden ? order.filter((key) => !(hidden.has(key) && arrived?.has(key))) : undefined),
    [hidden, arrived, order],
  )
  useEffect(() => store.open(), [store])
  return {
    /** Blocks to be dimmed in their places: they are done anew, and their turn has not come. */
    dimmed: hidden,
    /** Where the text comes from the run itself: the blocks to be there at all; undefined for every one. */
    shown,
    typing,
    announcement,
    isRevealing: reveal !== undefined,
    skip: store.skip,
  }
}

function useAnnouncement(source: RevealSource, keys: readonly string[], texts?: FinishedTexts) {
  const { t } = useTranslation('editor')
  const [text, setText] = useState('')
  useEffect(() => {
    if (keys[0] === undefined) return
    const said = texts ?? {
      ready: (number) => t('work.blockReady', { number }),
      failed: (number) => t('work.blockFailed', { number }),
      manyReady: (count) => t('work.blocksReady', { count }),
      manyFailed: (count) => t('work.blocksFailed', { count }),
    }
    const failed = keys.filter((key) => source.part(key)?.status === 'failed').length
    const ready = keys.length - failed
    const number = source.order().indexOf(keys[0]) + 1
    if (keys.length === 1) return setText(failed === 1 ? said.failed(number) : said.ready(number))
    const parts = [ready > 0 && said.manyReady(ready), failed > 0 && said.manyFailed(failed)]
    setText(parts.filter(Boolean).join('. '))
  }, [keys, source, texts, t])
  return text
}
