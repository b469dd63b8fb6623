import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useOrder, useSignal, useSummary } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/editor/project-info.ts'
import { createSegmentReveal } from './segment-reveal.ts'

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The segments to show while a run is revealed, what is being typed, and what was finished last, in words. */
export function useSegmentReveal() {
  const { t } = useTranslation('transcript')
  const editor = useEditor()
  const order = useOrder()
  const [store] = useState(() => createSegmentReveal(editor, wantsNoMotion))
  const reveal = useSignal(store.signal)
  const finished = useSignal(store.finished)
  const isRunning = isInProgress(useSummary())
  useEffect(() => store.open(), [store])
  useEffect(() => {
    if (!isRunning) store.reset()
  }, [store, isRunning])
  const shown = useMemo(
    () => (reveal ? order.filter((key) => !reveal.hidden.has(key)) : undefined),
    [reveal, order],
  )
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (finished === undefined) return
    setAnnouncement(t('segment.ready', { number: editor.store.getOrder().indexOf(finished) + 1 }))
  }, [finished, editor, t])
  return { shown, typing: reveal?.typing, announcement, isRevealing: reveal !== undefined, skip: store.skip }
}
