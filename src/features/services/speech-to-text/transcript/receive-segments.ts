import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { segmentOf } from '#src/features/segments/segment.ts'

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

export function receiveSegments(editor: Editor, progress: Progress) {
  if (!isInProgress(editor.summary.get()) || progress.blocks.length === 0) {
    return editor.receive(progress.project, progress.blocks)
  }
  editor.sync.takeIn(withSegments(editor, progress))
}
