import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { currentBot, textBot } from '#tests/support/backend/bot-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { keepEarlier, withConversation, withEarlierMessages } from './earlier-messages.ts'

/** A cached bot; the server returns its messages from a given number on. */
async function shownBot() {
  const customer = await customerIn()
  const { id } = await textBot(customer)
  const bot = await currentBot(customer, id)
  const [source] = bot.body.blocks
  if (!source) throw new Error('the bot has no source')
  const messages = (from: number, to: number): Block[] =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      ...source,
      id: from + index,
      type: 'message',
      source: null,
      message: { role: 'visitor', conversation_id: 'c', host: null, at: '2026-11-22T10:00:00.000Z' },
    }))
  const answer = (from: number, to: number): Project => ({
    ...bot,
    body: {
      ...bot.body,
      blocks: [source, ...messages(from, to)],
      earlier_messages: left(from),
    },
  })
  const client = new QueryClient()
  const { queryKey } = projectQueries.project(bot.slug, bot.id)
  client.setQueryDefaults(queryKey, { structuralSharing: keepEarlier })
  return {
    messages,
    answer,
    take: (project: Project) => void client.setQueryData(queryKey, project),
    change: (change: (known: Project | undefined) => Project | undefined) =>
      void client.setQueryData(queryKey, change),
    shown: () => {
      const { blocks = [], earlier_messages } = client.getQueryData(queryKey)?.body ?? {}
      const ids = blocks.flatMap((block) => (block.message ? block.id : []))
      return { from: ids[0], to: ids.at(-1), count: ids.length, left: earlier_messages?.before }
    },
  }
}

const left = (before: number) => ({ before, count: before, conversation_ids: ['c'] })

test('earlier messages that were fetched stay when the server returns the latest again', async () => {
  const { take, change, shown, messages, answer } = await shownBot()
  take(answer(5_100, 5_200))
  change((known) =>
    withEarlierMessages(known, 5_100, { blocks: messages(5_000, 5_099), earlier_messages: left(5_000) }),
  )
  take(answer(5_120, 5_220))
  expect(shown()).toEqual({ from: 5_000, to: 5_220, count: 221, left: 5_000 })
  change((known) => withEarlierMessages(known, 5_100, { blocks: messages(1, 50), earlier_messages: null }))
  expect(shown().from).toBe(5_000)
})

test('if a response leaves a gap after the known messages, the earlier ones are fetched again', async () => {
  const { take, shown, answer } = await shownBot()
  take(answer(5_100, 5_200))
  take(answer(5_300, 5_400))
  expect(shown()).toEqual({ from: 5_300, to: 5_400, count: 101, left: 5_300 })
})

test('a page of one conversation leaves the others to be fetched', async () => {
  const { take, change, shown, messages, answer } = await shownBot()
  take(answer(5_100, 5_200))
  const page = { blocks: messages(4_000, 4_009), earlier_messages: null }
  change((known) => withConversation(known, { id: 'c', before: 5_100 }, page))
  expect(shown()).toEqual({ from: 4_000, to: 5_200, count: 111, left: 5_100 })
})
