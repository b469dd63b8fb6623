import { expect, test } from 'vitest'
import { shopTexts } from '#mocks/services/chat-bot/shop-sources.ts'
import { shopQuestions } from '#tests/support/bot-questions/shop-questions.ts'
import { passagesOf } from './passages.ts'
import { createSearch, searchOfPassages } from './search-passages.ts'

const bySource = Object.values(shopTexts)
  .flat()
  .map(({ name, text }, index) => passagesOf({ id: index + 1, name, text }, 'az'))

test('a search after adding and removing sources equals a new one', () => {
  const { add, search } = createSearch('az')
  const [first, ...others] = bySource.map(add)
  for (const takeOut of others) takeOut()
  first?.()
  for (const passages of bySource.toReversed()) add(passages)
  const anew = searchOfPassages(bySource.flat(), 'az')
  for (const [, , question] of shopQuestions.known) {
    const [found, expected] = [search, anew].map((each) => each(question)[0])
    expect(found?.passage).toBe(expected?.passage)
    expect(found?.confidence).toBe(expected?.confidence)
    expect(found?.score).toBeCloseTo(expected?.score ?? 0)
  }
})

test('removed passages are not found', () => {
  const { add, search } = createSearch('az')
  const [delivery = [], ...others] = bySource
  const takeOut = add(delivery)
  for (const passages of others) add(passages)
  expect(search('Bakıda çatdırılma neçəyədir?')[0]?.passage).toBe(delivery[0])
  takeOut()
  expect(search('Bakıda çatdırılma neçəyədir?').map(({ passage }) => passage)).not.toContain(delivery[0])
})
