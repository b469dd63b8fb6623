import { expect, test } from 'vitest'
import type { BotMessage } from '#src/contract/chat-bot.ts'
import type { Conversation, Message } from '../../bot/bot.ts'
import { countsPerDay, openQuestions, selectConversations } from './conversation-view.ts'

/** Three in the afternoon in Baku. */
const NOW = Date.UTC(2026, 10, 22, 11)
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString()

type Said = Pick<BotMessage, 'outcome' | 'feedback'>

/** A question and its answer from some hours ago. */
function conversation(id: string, question: string, hours: number, said: Said): Conversation {
  const of = { conversation_id: id, host: null, at: hoursAgo(hours) }
  const [first, last] = [
    { id: 1, text: question, message: { ...of, role: 'visitor' } },
    { id: 2, text: 'Cavab', message: { ...of, ...said, role: 'bot' } },
  ] as unknown as [Message, Message]
  return { id, host: null, messages: [first, last], first, last }
}

const all = [
  conversation('today', 'Bakıda çatdırılma?', 2, { outcome: 'answered' }),
  conversation('bad', 'Kargo?', 30, { outcome: 'answered', feedback: 'bad' }),
  conversation('open', 'Vakansiya var?', 40, { outcome: 'unanswered' }),
  conversation('open again', 'vakansiya var? ', 50, { outcome: 'unanswered' }),
  conversation('open once', 'Berlin?', 50, { outcome: 'unanswered' }),
]

const found = (filter: Parameters<typeof selectConversations>[1]['filter'], text = '') =>
  selectConversations(all, { filter, matches: (each) => each.includes(text), now: NOW }).map(({ id }) => id)

test('conversations are filtered by outcome, day and words', () => {
  expect(found('all')).toHaveLength(5)
  expect(found('today')).toEqual(['today'])
  expect(found('bad')).toEqual(['bad'])
  expect(found('unanswered')).toEqual(['open', 'open again', 'open once'])
  expect(found('unanswered', 'Berlin')).toEqual(['open once'])
})

test('answers are counted by day, unanswered questions separately', () => {
  const days = countsPerDay(all, NOW)
  expect(days).toHaveLength(14)
  expect(days.at(-1)).toEqual({ day: '2026-11-22', answered: 1, unanswered: 0 })
  expect(days.at(-2)).toEqual({ day: '2026-11-21', answered: 1, unanswered: 0 })
  expect(days.reduce((sum, { unanswered }) => sum + unanswered, 0)).toBe(3)
})

test('an unanswered question is listed once, until a source answers it', () => {
  expect(openQuestions(all, [])).toEqual([
    { text: 'Vakansiya var?', count: 2 },
    { text: 'Berlin?', count: 1 },
  ])
  expect(openQuestions(all, ['VAKANSIYA VAR?', 'berlin?']).map(({ text }) => text)).toEqual([])
})
