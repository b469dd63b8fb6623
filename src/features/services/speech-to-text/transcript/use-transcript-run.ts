import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import { blocksOf, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { minutesPrice } from '#src/rules/price.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { receiveSegments } from './receive-segments.ts'

function secondsOf(block: EditorBlock) {
  const segment = segmentOf(block)
  return segment ? segment.end - segment.start : 0
}

export function useTranscriptRun(isWatchingExports: boolean) {
  const editor = useEditor()
  const edited = useEditedProject()
  const { data: service } = useQuery(catalogQueries.service(editor.slug))
  const duration = useSignal(editor.body).transcript?.source?.duration ?? 0
  const secondsPrice = (seconds: number) => (service ? minutesPrice(seconds, service) : 0)
  const priceOf = (segments: readonly EditorBlock[]) =>
    secondsPrice(segments.reduce((sum, block) => sum + secondsOf(block), 0))
  const price = secondsPrice(duration)
  const run = useRun({
    target: {
      ...edited,
      receive: (progress) => receiveSegments(editor, progress),
      onEnd: () => void editor.refresh(),
    },
    priceOf({ scope, blockIds }) {
      if (scope !== 'blocks') return price
      const named = new Set<number | undefined>(blockIds)
      const segments = blocksOf(editor.store.getState()).filter(({ id }) => named.has(id))
      return segments.length > 0 ? priceOf(segments) : 0
    },
    isWatchingExports,
  })
  return { ...run, price, priceOf, startAll: () => run.start({ scope: 'all', price }) }
}

export type TranscriptRun = ReturnType<typeof useTranscriptRun>
