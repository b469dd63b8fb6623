import { expect, test } from 'vitest'
import { saidWords, wordErrors } from '#tests/support/word-errors.ts'

test('spelling and punctuation are no errors; wrong, missing and added words are', () => {
  expect(wordErrors("I'm here, Mr. Dashwood.", 'I am here mister Dashwood')).toBe(0)
  expect(wordErrors('one two six', 'one two three four')).toBe(0.5)
})

test('words that nobody said are found among the heard ones', () => {
  expect(saidWords(['One,', 'six', 'three'], 'one two three')).toEqual([true, false, true])
  expect(saidWords(['a', 'b'], '')).toEqual([false, false])
})
