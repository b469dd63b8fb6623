import type { Block } from '#src/contract/block.ts'
import type { NewSource } from '#src/contract/chat-bot.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { Project } from '#src/contract/project.ts'
import type { Answered, getResponse } from '#src/contract/runs.ts'
import type { CustomerClient } from './customer-client.ts'
import { sendForm } from './transcript-project.ts'

export const BOTS = '/services/chat-bot'
export const ANSWER_PRICE = '0.03'

export const HOURS = 'Ünvanımız Nizami küçəsi 24-dür. Mağaza hər gün saat 10:00-dan 20:00-dək açıqdır.'

interface SentSources {
  sources?: readonly NewSource[]
  files?: readonly File[]
  [more: string]: unknown
}

export const sendBot = (client: CustomerClient, sent: SentSources) =>
  sendForm<{ project: Project }>(client, `${BOTS}/init`, { title: 'Nar', language: 1, ...sent })

/** A bot with these sources; sources that can be read are read. */
export async function botWith(
  client: CustomerClient,
  sources: readonly NewSource[],
  files: readonly File[] = [],
) {
  const answer = await sendBot(client, { sources, files })
  if (!answer.success) throw new Error(`init: ${answer.status} ${answer.message}`)
  await client.world.idle()
  return currentBot(client, answer.data.project.id)
}

export const textBot = (client: CustomerClient, text = HOURS) => botWith(client, [{ kind: 'text', text }])

export const currentBot = async (client: CustomerClient, id: number): Promise<Project> =>
  (await client.get<{ project: Project }>(`${BOTS}/${id}`)).project

export const ask = (client: CustomerClient, id: number, text: string, conversation = 'c1') =>
  client.call<Answered>('POST', `${BOTS}/generate/${id}`, {
    scope: 'blocks',
    question: { text, conversation_id: conversation },
    expected_price: ANSWER_PRICE,
  })

/** The page of a bot's messages before a block, optionally of one conversation. */
export const pageBefore = (client: CustomerClient, id: number, before: number, conversation = '') =>
  client.get<DataOf<typeof getResponse>>(
    `${BOTS}/get-response/${id}?before=${before}${conversation && `&conversation_id=${conversation}`}`,
  )

export const sourcesOf = ({ body }: Project): Block[] => body.blocks.filter(({ source }) => source)

export const answersOf = ({ body }: Project): Block[] =>
  body.blocks.filter(({ message }) => message?.role === 'bot')

/** The latest answer to a question. @throws Error if it is refused */
export async function answerTo(client: CustomerClient, id: number, text: string): Promise<Block> {
  const asked = await ask(client, id, text)
  const last = asked.success ? asked.data.blocks.at(-1) : undefined
  if (!last) throw new Error(`ask: ${asked.status} ${asked.message}`)
  return last
}
