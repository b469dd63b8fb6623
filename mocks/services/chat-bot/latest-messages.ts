import type { LatestBlocks } from '#mocks/features/service.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'

/** Messages of a bot in a response: this many of all, and this many of the customer's own questions. */
const LATEST_MESSAGES = 200
const PAGE_MESSAGES = 500

const isMessage = ({ type }: BlockRow) => type === 'message'
const isOfOwner = ({ message }: BlockRow) => message?.host === null

const conversationsIn = (messages: readonly BlockRow[]) =>
  new Set(messages.flatMap(({ message }) => message?.conversation_id ?? []))

/** A bot's messages from a position on, the customer's latest ones, and a summary of the others. */
function messagesFrom(messages: readonly BlockRow[], place: number) {
  const shown = new Set([...messages.slice(place), ...messages.filter(isOfOwner).slice(-LATEST_MESSAGES)])
  const hidden = messages.filter((message) => !shown.has(message))
  const first = messages[place]
  const elsewhere = conversationsIn(hidden)
  const inPart = [...conversationsIn([...shown])].filter((id) => elsewhere.has(id))
  return {
    shown,
    earlier_messages:
      first && hidden.length > 0
        ? { before: first.id, count: hidden.length, conversation_ids: inPart }
        : null,
  }
}

/** A bot's sources and its latest messages. */
export function latestBlocks(blocks: readonly BlockRow[]): LatestBlocks {
  const messages = blocks.filter(isMessage)
  const { shown, earlier_messages } = messagesFrom(messages, Math.max(0, messages.length - LATEST_MESSAGES))
  return { blocks: blocks.filter((block) => !isMessage(block) || shown.has(block)), earlier_messages }
}

/** The nearest messages before a block, of all conversations or of one; none if the block is not such a message. */
export function earlierMessages(
  blocks: readonly BlockRow[],
  before: number,
  conversationId: string | undefined,
): LatestBlocks {
  const messages = blocks.filter(
    ({ message }) => message && (conversationId ?? message.conversation_id) === message.conversation_id,
  )
  const place = messages.findIndex(({ id }) => id === before)
  if (place <= 0) return { blocks: [], earlier_messages: null }
  const start = Math.max(0, place - PAGE_MESSAGES)
  const page = messages.slice(start, place)
  if (conversationId === undefined)
    return { blocks: page, earlier_messages: messagesFrom(messages, start).earlier_messages }
  const left = { before: page[0]?.id ?? before, count: start, conversation_ids: [conversationId] }
  return { blocks: page, earlier_messages: start > 0 ? left : null }
}
