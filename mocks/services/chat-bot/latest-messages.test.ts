import { expect, test } from 'vitest'
import type { Block } from '#src/contract/block.ts'
import { answerTo, BOTS, currentBot, pageBefore, sourcesOf } from '#tests/support/backend/bot-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'

const MESSAGES = 10_000

/** A bot with 5,000 messages of its customer, followed by 5,000 of visitors. */
async function bigBot() {
  const client = await customerIn('big-bot')
  const id = client.world.db.projects.first({ slug: 'chat-bot' })?.id ?? 0
  return { client, id, bot: await currentBot(client, id) }
}

const messagesIn = (blocks: readonly Block[]) => blocks.filter(({ message }) => message)
const isOwn = ({ message }: Block) => message?.host === null

test('a bot of ten thousand messages returns all sources, the latest messages and the customer’s own', {
  tags: 'long',
}, async () => {
  const { bot } = await bigBot()
  expect(sourcesOf(bot).length).toBeGreaterThan(500)
  const messages = messagesIn(bot.body.blocks)
  expect([messages.length, messages.filter(isOwn).length]).toEqual([400, 200])
  const { before, count, conversation_ids } = bot.body.earlier_messages ?? {}
  expect(before).toBe(messages.find((message) => !isOwn(message))?.id)
  expect([count, conversation_ids]).toEqual([MESSAGES - 400, ['trial']])
})

test('pages of earlier messages have every message once, and the last page says so', {
  tags: 'long',
}, async () => {
  const { client, id, bot } = await bigBot()
  const known = new Set(messagesIn(bot.body.blocks).map((block) => block.id))
  let left = bot.body.earlier_messages
  while (left) {
    const { blocks, earlier_messages = null } = await pageBefore(client, id, left.before)
    for (const block of blocks) known.add(block.id)
    expect(MESSAGES - known.size).toBe(earlier_messages?.count ?? 0)
    left = earlier_messages
  }
  expect(known.size).toBe(MESSAGES)
})

test('a conversation has its own pages, without other visitors’ messages', { tags: 'long' }, async () => {
  const { client, id, bot } = await bigBot()
  const [first] = messagesIn(bot.body.blocks).filter(isOwn)
  const page = await pageBefore(client, id, first?.id ?? 0, 'trial')
  expect(page.blocks).toHaveLength(500)
  expect(page.blocks.every(({ message }) => message?.conversation_id === 'trial')).toBe(true)
  expect(page.earlier_messages).toMatchObject({ count: 5_000 - 200 - 500, before: page.blocks[0]?.id })
})

test('a new answer is among the latest, and before a block that is no message there are none', async () => {
  const { client, id, bot } = await bigBot()
  const answer = await answerTo(client, id, 'Bakıda çatdırılma neçəyədir?')
  expect((await currentBot(client, id)).body.blocks.at(-1)?.id).toBe(answer.id)
  const [source] = sourcesOf(bot)
  for (const before of [source?.id ?? 0, 999_999])
    expect(await pageBefore(client, id, before)).toMatchObject({ blocks: [], earlier_messages: null })
})

test('saving the returned blocks does not remove the other messages', { tags: 'long' }, async () => {
  const { client, id, bot } = await bigBot()
  const [removed, ...kept] = sourcesOf(bot)
  const blocks = kept.map((block) => ({ id: block.id, text: block.text }))
  await client.put(`${BOTS}/${id}`, { version: bot.version, blocks })
  const { body } = await currentBot(client, id)
  expect(body.blocks.some((block) => block.id === removed?.id)).toBe(false)
  expect([messagesIn(body.blocks).length, body.earlier_messages?.count]).toEqual([400, MESSAGES - 400])
})
