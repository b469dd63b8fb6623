import type { Block } from '#src/contract/block.ts'
import type { BotMessage, BotSource } from '#src/contract/chat-bot.ts'
import type { Project } from '#src/contract/project.ts'
import { cachedByObject } from '#src/lib/cached-by-object.ts'

export interface Source extends Block {
  readonly source: BotSource
}

export interface Message extends Block {
  readonly message: BotMessage
}

export interface Conversation {
  readonly id: string
  /** The site that hosted it; `null` for the customer's own test. */
  readonly host: string | null
  readonly messages: readonly Message[]
  readonly first: Message
  readonly last: Message
}

/** Start of the ids of conversations in which test questions were asked. */
export const TEST_CONVERSATION = 'test-'

/** Distinguishes them from conversations that the customer leads. */
export const isTestConversation = ({ id }: Pick<Conversation, 'id'>) => id.startsWith(TEST_CONVERSATION)

export interface BotContent {
  readonly sources: readonly Source[]
  /** Sorted by latest message, newest first. */
  readonly conversations: readonly Conversation[]
}

const isSource = (block: Block): block is Source => block.source != null
const isMessage = (block: Block): block is Message => block.message != null

function conversationsOf(messages: readonly Message[]): Conversation[] {
  const byId = Map.groupBy(messages, ({ message }) => message.conversation_id)
  return [...byId]
    .flatMap(([id, messages]) => {
      const [first] = messages
      const last = messages.at(-1)
      return first && last ? [{ id, host: first.message.host, messages, first, last }] : []
    })
    .sort((a, b) => (a.last.message.at < b.last.message.at ? 1 : -1))
}

/** Content of a bot, computed once per response. */
export const contentOf = cachedByObject(
  ({ body: { blocks } }: Project): BotContent => ({
    sources: blocks.filter(isSource),
    conversations: conversationsOf(blocks.filter(isMessage)),
  }),
)

export const isBeingRead = ({ generated: { status } }: Block) => status === 'queued' || status === 'running'

/** Whether the server sends blocks of unknown kind. */
export const hasUnknownParts = ({ body: { blocks } }: Project): boolean =>
  blocks.some((block) => !isSource(block) && !isMessage(block))

export const hasReadySource = (project: Project): boolean =>
  hasUnknownParts(project) ||
  contentOf(project).sources.some(({ source, generated }) => source.is_on && generated.status === 'ready')

export function questionOf({ messages }: Conversation, answer: Message): string {
  const place = messages.findIndex(({ id }) => id === answer.id)
  return messages.slice(0, place).findLast(({ message }) => message.role === 'visitor')?.text ?? ''
}
