import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useOrder, useSignal, useSummary } from '../editor-context.ts'
import { isInProgress } from '../project-info.ts'
import { createReveal } from './reveal.ts'

/** What is said of blocks that are finished: of one by its number, of several by how many they are. */
export interface FinishedTexts {
  readonly ready: (number: number) => string
  readonly failed: (number: number) => string
  readonly manyReady: (count: number) => string
  readonly manyFailed: (count: number) => string
}

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which blocks of a run are not revealed yet, what is being typed, and what was finished last, in words.
 * @param texts the words, where the service does not speak blocks; the same object until the language changes.
 */
export function useReveal(texts?: FinishedTexts) {
  const editor = useEditor()
  const [store] = useState(() => createReveal(editor, wantsNoMotion))
  const reveal = useSignal(store.signal)
  const finishedKeys = useSignal(store.finishedKeys)
  const isRunning = isInProgress(useSummary())
  const spoken = useSpokenTexts()
  const announcement = useAnnouncement(finishedKeys, texts ?? spoken)
  const order = useOrder()
  const { hidden, arrived, typing } = reveal ?? {}
  const shown = useMemo(
    () => (hidden ? order.filter((key) => !(hidden.has(key) && arrived?.has(key))) : undefined),
    [hidden, arrived, order],
  )
  useEffect(() => store.open(), [store])
  useEffect(() => {
    if (!isRunning) store.reset()
  }, [store, isRunning])
  return {
    /** Blocks to be dimmed in their places: they are done anew, and their turn has not come. */
    veiled: hidden,
    /** Where the text comes from the run itself: the blocks to be there at all; undefined for every one. */
    shown,
    typing,
    announcement,
    isRevealing: reveal !== undefined,
    skip: store.skip,
  }
}

function useSpokenTexts(): FinishedTexts {
  const { t } = useTranslation('editor')
  return useMemo(
    () => ({
      ready: (number) => t('work.blockReady', { number }),
      failed: (number) => t('work.blockFailed', { number }),
      manyReady: (count) => t('work.blocksReady', { count }),
      manyFailed: (count) => t('work.blocksFailed', { count }),
    }),
    [t],
  )
}

function useAnnouncement(keys: readonly string[], texts: FinishedTexts) {
  const { store } = useEditor()
  const [text, setText] = useState('')
  useEffect(() => {
    const [first] = keys
    if (first === undefined) return
    const failed = keys.filter((key) => store.getBlock(key)?.generated.status === 'failed').length
    const number = store.getOrder().indexOf(first) + 1
    if (keys.length === 1) return setText(failed === 1 ? texts.failed(number) : texts.ready(number))
    const ready = keys.length - failed
    const parts = [ready > 0 && texts.manyReady(ready), failed > 0 && texts.manyFailed(failed)]
    setText(parts.filter(Boolean).join('. '))
  }, [keys, store, texts])
  return text
}
