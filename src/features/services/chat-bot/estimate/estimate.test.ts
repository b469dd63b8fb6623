import { expect, test } from 'vitest'
import type { Conversation, Message } from '../bot/bot.ts'
import { testableQuestions, withQuestions } from '../bot/question-tests.ts'
import { certaintyOf, uniqueQuestions, visitorQuestions } from './estimate.ts'

const finding = (confidence: number) => ({ confidence, name: 'Prices', quote: 'It costs 4.' })

test('an estimate near the bot’s limit of certainty is doubtful', () => {
  const found = [0.2, 0.3, 0.5, 0.6].map((confidence) => certaintyOf(finding(confidence), 0.4))
  expect(found).toEqual(['unknown', 'doubtful', 'doubtful', 'known'])
  expect(certaintyOf(undefined, 0)).toBe('unknown')
})

test('the same question in other case and spacing is searched once', () => {
  expect(uniqueQuestions([' How  much? ', 'HOW MUCH?', '', 'When?'])).toEqual(['How much?', 'When?'])
})

const message = (role: 'visitor' | 'bot', text: string, outcome?: string) =>
  ({ text, message: { role, outcome } }) as Message

test('greetings of visitors and the customer’s own questions are left out', () => {
  const messages = [
    message('visitor', 'Hi'),
    message('bot', 'Hello!', 'small_talk'),
    message('visitor', 'How much?'),
    message('bot', 'It costs 4.', 'answered'),
  ]
  const conversations = [
    { id: 'a', host: 'shop.example', messages },
    { id: 'b', host: null, messages: [message('visitor', 'Mine?')] },
  ] as unknown as Conversation[]
  expect(visitorQuestions(conversations)).toEqual(['How much?'])
})

test('questions for which the tests have no room are not offered for the paid test', () => {
  const many = Array.from({ length: 199 }, (_, at) => `Question ${at}?`)
  const tests = withQuestions([], many)
  expect(testableQuestions(tests, ['Question 7?', 'New?', 'Newer?'])).toEqual(['Question 7?', 'New?'])
})
