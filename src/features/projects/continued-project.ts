import type { Block } from '#src/contract/block.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { Project } from '#src/contract/project.ts'
import type { getProject } from '#src/contract/projects.ts'

/** Replaces changed blocks, and inserts new ones at their places. */
export function withChangedBlocks(known: readonly Block[], changed: readonly Block[]): Block[] {
  const news = new Map(changed.map((block) => [block.id, block]))
  const blocks = known.map((block) => news.get(block.id) ?? block)
  for (const { id } of known) news.delete(id)
  const added = [...news.values()].sort((a, b) => a.sort - b.sort)
  for (const block of added) blocks.splice(block.sort, 0, block)
  return blocks
}

type Body = Pick<Project['body'], 'blocks' | 'earlier_messages'>

/**
 * The messages of a bot that are left to fetch after newer ones have arrived: also those of a conversation that was not
 * shown before.
 */
export function earlierAfter(
  { blocks, earlier_messages: left }: Body,
  latest: Body,
): Body['earlier_messages'] {
  if (!left) return left
  const shown = new Set(blocks.map(({ message }) => message?.conversation_id))
  const resumed = latest.earlier_messages?.conversation_ids.filter((id) => !shown.has(id)) ?? []
  return { ...left, conversation_ids: [...new Set([...left.conversation_ids, ...resumed])] }
}

/** The complete project: a response to `since` has only the blocks that have changed after the known one. */
export function continuedProject(
  known: Project | undefined,
  { project, since }: DataOf<typeof getProject>,
): Project {
  if (known?.mark === undefined || since !== known.mark) return project
  const { body } = project
  const blocks = withChangedBlocks(known.body.blocks, body.blocks)
  return { ...project, body: { ...body, blocks, earlier_messages: earlierAfter(known.body, body) } }
}
