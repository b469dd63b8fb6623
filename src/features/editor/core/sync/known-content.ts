import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import type { ServerCopy } from './server-copy.ts'

/**
 * The project with this tab's texts for blocks that the server sends without text: the server has the text
 * that was sent. A missing voice keeps the chosen one; `null` is the project's own.
 */
export function withKnownContent(project: Project, { blocks, defaults }: ServerCopy): Project {
  // A server with versions keeps the contract, where a block without a voice has the project's.
  const isVoiceUntold = ({ id, voice_id }: Block) =>
    project.version === undefined && voice_id === undefined && (blocks.get(id)?.voiceId ?? null) !== null
  const isUntold = (block: Block) => block.is_text_unknown || isVoiceUntold(block)
  const { voice_id: voiceId = defaults.voiceId } = project.body
  const isVoiceTold = voiceId === null || project.body.voice_id !== undefined
  if (isVoiceTold && !project.body.blocks.some(isUntold)) return project
  const known = project.body.blocks.map((block) => {
    const was = isUntold(block) ? blocks.get(block.id) : undefined
    if (!was || was.isTextUnknown) return block
    const { voice_id = was.voiceId, settings = was.settings } = block
    const text = block.is_text_unknown ? was.text : block.text
    return { ...block, text, is_text_unknown: undefined, voice_id, settings }
  })
  return { ...project, body: { ...project.body, voice_id: voiceId ?? project.body.voice_id, blocks: known } }
}

/**
 * Forgets these blocks after their removal: if they come back, an undo restored them, not a delayed request.
 */
export function withoutDelayedBlocks(copy: ServerCopy, clientIds: readonly string[]): ServerCopy {
  const lateNew = new Map(copy.lateNew)
  for (const clientId of clientIds) lateNew.delete(clientId)
  return { ...copy, lateNew }
}
