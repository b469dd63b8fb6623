import { replaceEqualDeep } from '@tanstack/react-query'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'

const withoutBlocks = (blocks: readonly Block[], others: readonly Block[]): Block[] => {
  const ids = new Set(others.map(({ id }) => id))
  return blocks.filter((block) => block.message && !ids.has(block.id))
}

const withBlocks = (
  project: Project,
  blocks: Block[],
  { earlier_messages }: Pick<Project['body'], 'earlier_messages'>,
): Project => ({ ...project, body: { ...project.body, blocks, earlier_messages } })

/**
 * Combines the latest response, which contains only the latest messages, with the earlier ones already fetched. Drops
 * those if newer messages are missing in between.
 */
export function keepEarlier(knownAnswer: unknown, answer: unknown): Project {
  const [known, latest] = [knownAnswer as Project | undefined, answer as Project]
  const { blocks, earlier_messages: left } = latest.body
  if (!known || !left) return replaceEqualDeep(known, latest)
  const { blocks: before, earlier_messages: leftBefore } = known.body
  const isGapless = (leftBefore?.before ?? 0) <= left.before && before.some(({ id }) => id === left.before)
  if (!isGapless) return latest
  return replaceEqualDeep(
    known,
    withBlocks(latest, [...withoutBlocks(before, blocks), ...blocks], known.body),
  )
}

type MessagesPage = Pick<Project['body'], 'blocks' | 'earlier_messages'>

/** Adds a page of earlier messages, which precede the block `before`, to a project. */
export function withEarlierMessages(
  known: Project | undefined,
  before: number | undefined,
  page: MessagesPage,
): Project | undefined {
  if (!known || known.body.earlier_messages?.before !== before) return known
  const { blocks } = known.body
  return withBlocks(known, [...withoutBlocks(page.blocks, blocks), ...blocks], page)
}

/** Adds earlier messages of one conversation to a project; other conversations stay incomplete. */
export function withConversation(
  known: Project | undefined,
  { id, before }: { id: string; before: number },
  page: MessagesPage,
): Project | undefined {
  const { blocks = [], earlier_messages: left } = known?.body ?? {}
  if (!known || !left || !blocks.some((block) => block.id === before)) return known
  const conversation_ids = left.conversation_ids.filter((each) => each !== id || page.earlier_messages)
  const earlier_messages = { ...left, conversation_ids }
  return withBlocks(known, [...withoutBlocks(page.blocks, blocks), ...blocks], { earlier_messages })
}
