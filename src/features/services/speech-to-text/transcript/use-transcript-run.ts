import { useEditedProject } from '#src/features/editor/edited-project.ts'
import { blocksNamed, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { minutesPrice } from '#src/rules/price.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { receiveSegments } from './receive-segments.ts'

function secondsOf(segments: readonly EditorBlock[]) {
  return segments.reduce((sum, block) => {
    const { start, end } = segmentOf(block) ?? { start: 0, end: 0 }
    return sum + end - start
  }, 0)
}

export function useTranscriptRun() {
  const editor = useEditor()
  const duration = useSignal(editor.body).transcript?.source?.duration ?? 0
  const run = useRun({
    target: { ...useEditedProject(), receive: (progress) => receiveSegments(editor, progress) },
    priceOf({ scope, block_ids }, service) {
      if (scope !== 'blocks') return minutesPrice(duration, service)
      const segments = blocksNamed(editor.store.getState(), block_ids)
      return segments.length > 0 ? minutesPrice(secondsOf(segments), service) : 0
    },
  })
  const { service } = run
  const price = run.priceOf({ scope: 'all' }) ?? 0
  return {
    ...run,
    price,
    /** Price of segments in qəpik, including those not saved yet. */
    segmentPrice: (segments: readonly EditorBlock[]) =>
      service ? minutesPrice(secondsOf(segments), service) : 0,
  }
}

export type TranscriptRun = ReturnType<typeof useTranscriptRun>
