import { expect, test } from 'vitest'
import { type SpokenSound, sameWord } from './same-word.ts'

/** A sound whose words take some seconds each. */
const soundOf = (text: string, pace: number): SpokenSound => {
  const words = text.split(' ').map((word, at) => ({ text: word, start: at * pace, end: (at + 1) * pace }))
  return { words, duration: words.length * pace }
}

test('a slower voice goes on at the start of the word that is heard', () => {
  const [quick, slow] = [soundOf('one two three four', 1), soundOf('one two three four', 2)]
  expect(sameWord(quick, slow, 2.9)).toBe(4)
  expect(sameWord(slow, quick, 7.9)).toBe(3)
  expect(sameWord(quick, slow, 0)).toBe(0)
})

test('words that were added or left out do not shift those before and after them', () => {
  const [short, long] = [soundOf('we go home now', 1), soundOf('we go all the way home now', 1)]
  expect(sameWord(short, long, 1.5)).toBe(1)
  expect(sameWord(short, long, 2.5)).toBe(5)
  expect(sameWord(long, short, 6.5)).toBe(3)
  // “the” is not in the short text.
  expect(sameWord(long, short, 3.5)).toBe(2)
})

test('without words the share of the length is the same', () => {
  expect(sameWord({ duration: 10 }, soundOf('one two three four', 1), 5)).toBe(2)
  expect(sameWord({ duration: 0 }, { duration: 4 }, 1)).toBe(0)
})
