import { expect, test } from 'vitest'
import { botForTexts, missesOf } from '#tests/support/bot-questions/question-set.ts'
import { shopQuestions } from '#tests/support/bot-questions/shop-questions.ts'
import { townQuestions } from '#tests/support/bot-questions/town-questions.ts'

/** Current number of misses among 60 known and 20 foreign questions, as an upper limit. */
const sets = [
  { name: 'a shop', set: shopQuestions, mostWrong: 0, mostAnswered: 1 },
  {
    name: 'texts that the bot had not been tried with',
    set: townQuestions,
    mostWrong: 6,
    mostAnswered: 1,
  },
]

test.each(sets)(
  'nine of ten questions in four languages find the right source first: $name',
  { tags: 'long' },
  ({ set, mostWrong }) => {
    const { wrong } = missesOf(set)
    expect(set.known).toHaveLength(60)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(mostWrong)
  },
)

test.each(sets)(
  'nine of ten foreign questions get no answer from the sources: $name',
  { tags: 'long' },
  ({ set, mostAnswered }) => {
    const { answered } = missesOf(set)
    expect(set.foreign).toHaveLength(20)
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(mostAnswered)
  },
)

const reply = botForTexts(shopQuestions)

test('a quote is a part of its source, character by character', { tags: 'long' }, () => {
  for (const [, , question] of shopQuestions.known) {
    for (const { block_id, quote, start, end } of reply(question).citations) {
      expect(shopQuestions.texts[block_id - 1]?.text.slice(start, end)).toBe(quote)
    }
  }
})

test('a question typed without special letters finds text with them', () => {
  expect(reply('CATDIRILMANIN QIYMETI').citations[0]?.quote).toContain('4 manatdır')
  expect(reply('ÇATDIRILMANIN QİYMƏTİ').citations[0]?.quote).toContain('4 manatdır')
})
