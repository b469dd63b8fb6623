import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useOrder, useSignal, useSummary } from '../editor-context.ts'
import { isInProgress } from '../project-info.ts'
import { createReveal } from './reveal.ts'

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The blocks to show while a run is revealed, what is being typed, and what was finished last, in words. */
export function useReveal() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const order = useOrder()
  const [store] = useState(() => createReveal(editor, wantsNoMotion))
  const reveal = useSignal(store.signal)
  const isRunning = useIsRunning()
  useEffect(() => store.open(), [store])
  useEffect(() => {
    if (!isRunning) store.reset()
  }, [store, isRunning])
  const shown = useMemo(
    () => (reveal ? order.filter((key) => !reveal.hidden.has(key)) : undefined),
    [reveal, order],
  )
  const finishedKey = reveal?.typing?.isTypingEnd ? reveal.typing.key : undefined
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (finishedKey === undefined) return
    setAnnouncement(t('work.blockReady', { number: editor.store.getOrder().indexOf(finishedKey) + 1 }))
  }, [finishedKey, editor, t])
  return { shown, typing: reveal?.typing, announcement, isRevealing: reveal !== undefined, skip: store.skip }
}

function useIsRunning() {
  return isInProgress(useSummary())
}
