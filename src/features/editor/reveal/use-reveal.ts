import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useOrder, useSignal, useSummary } from '../editor-context.ts'
import { isInProgress } from '../project-info.ts'
import { createReveal } from './reveal.ts'

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Which blocks of a run are not revealed yet, what is being typed, and what was finished last, in words. */
export function useReveal() {
  const editor = useEditor()
  const [store] = useState(() => createReveal(editor, wantsNoMotion))
  const reveal = useSignal(store.signal)
  const finishedKeys = useSignal(store.finishedKeys)
  const isRunning = isInProgress(useSummary())
  const announcement = useAnnouncement(finishedKeys)
  const order = useOrder()
  const shown = useMemo(
    () => (reveal ? order.filter((key) => !reveal.hidden.has(key)) : undefined),
    [reveal, order],
  )
  useEffect(() => store.open(), [store])
  useEffect(() => {
    if (!isRunning) store.reset()
  }, [store, isRunning])
  return {
    /** Where a text was there before the run: the blocks to be dimmed in their places. */
    veiled: reveal?.hidden,
    /** Where a text comes from the run itself: the blocks to be there at all; undefined for every one. */
    shown,
    typing: reveal?.typing,
    announcement,
    isRevealing: reveal !== undefined,
    skip: store.skip,
  }
}

/** Blocks in words: one by its number, several by how many they are. */
function useAnnouncement(keys: readonly string[]) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const [text, setText] = useState('')
  useEffect(() => {
    const [first] = keys
    if (first === undefined) return
    const hasFailed = (key: string) => store.getBlock(key)?.generated.status === 'failed'
    const failed = keys.filter(hasFailed)
    const number = store.getOrder().indexOf(first) + 1
    if (keys.length === 1)
      return setText(t(failed.length === 1 ? 'work.blockFailed' : 'work.blockReady', { number }))
    const ready = keys.length - failed.length
    const parts = [
      ready > 0 && t('work.blocksReady', { count: ready }),
      failed.length > 0 && t('work.blocksFailed', { count: failed.length }),
    ]
    setText(parts.filter(Boolean).join('. '))
  }, [keys, store, t])
  return text
}
