import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import { blocksNamed, type Editor, type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { minutesPrice } from '#src/rules/price.ts'
import { useSignal } from '#src/ui/use-signal.ts'

function withSegments(editor: Editor, { project, blocks }: Progress): Project {
  const { language, voiceId, settings } = editor.sync.getCopy().defaults
  const byId = new Map<number, Block>()
  const { order, blocks: local } = editor.store.getState()
  for (const key of order) {
    const block = local.get(key)
    if (block?.id === undefined) continue
    const { generated } = block
    const segment = segmentOf(block)
    byId.set(block.id, {
      id: block.id,
      project_id: project.id,
      client_id: block.clientId,
      sort: byId.size,
      type: block.type,
      text: block.text,
      speaker_id: segment?.speakerId,
      start: segment?.start,
      end: segment?.end,
      is_stale: block.isStale,
      generated: segment ? { ...generated, words: [...segment.words] } : generated,
    })
  }
  for (const block of blocks) byId.set(block.id, block)
  const all = [...byId.values()].sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
  return { ...project, language, body: { ...editor.body.get(), voice_id: voiceId, settings, blocks: all } }
}

function receiveSegments(editor: Editor, progress: Progress) {
  if (!isInProgress(editor.summary.get()) || progress.blocks.length === 0) {
    return editor.receive(progress.project, progress.blocks)
  }
  editor.sync.takeIn(withSegments(editor, progress))
}

export function secondsOf(segments: readonly EditorBlock[]) {
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
    duration,
    /** Price of segments in qəpik, including those not saved yet. */
    segmentPrice: (segments: readonly EditorBlock[]) =>
      service ? minutesPrice(secondsOf(segments), service) : 0,
  }
}

export type TranscriptRun = ReturnType<typeof useTranscriptRun>
