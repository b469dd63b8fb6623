import { expect, test } from 'vitest'
import { botOver, missesOf } from '#tests/support/bot-questions/question-set.ts'
import { shopQuestions } from '#tests/support/bot-questions/shop-questions.ts'
import { townQuestions } from '#tests/support/bot-questions/town-questions.ts'

/** Misses that a set may have: one in ten. */
const most = (questions: readonly unknown[]) => questions.length / 10

const sets = [
  ['a shop', shopQuestions],
  ['texts that the bot had not been tried with', townQuestions],
] as const

test.each(sets)('nine of ten questions in four languages find the right source first: %s', (_, set) => {
  const { wrong } = missesOf(set)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most(set.known))
})

test.each(sets)(
  'to nine of ten foreign questions the bot says that its sources have nothing: %s',
  (_, set) => {
    const { answered } = missesOf(set)
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(most(set.foreign))
  },
)

const reply = botOver(shopQuestions)

test('a quote is a part of its source, letter by letter', () => {
  for (const [, , question] of shopQuestions.known) {
    for (const { block_id, quote, start, end } of reply(question).citations) {
      expect(shopQuestions.texts[block_id - 1]?.text.slice(start, end)).toBe(quote)
    }
  }
})

test('a question in the letters of a phone finds what is written with its own letters', () => {
  expect(reply('CATDIRILMANIN QIYMETI').citations[0]?.quote).toContain('4 manatdır')
  expect(reply('ÇATDIRILMANIN QİYMƏTİ').citations[0]?.quote).toContain('4 manatdır')
})
