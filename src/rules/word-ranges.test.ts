import { expect, test } from 'vitest'
import { wordAtPlace, wordAtTime, wordRanges } from './word-ranges.ts'

const words = ['Salam', 'dünya', 'necəsən'].map((text, index) => ({ text, start: index, end: index + 0.9 }))

test('words have their positions in the text', () => {
  const ranges = wordRanges('Salam, dünya! Necə? necəsən', words)
  expect(ranges.map(({ start, end }) => [start, end])).toEqual([
    [0, 5],
    [7, 12],
    [20, 27],
  ])
})

test('a word removed by an edit is left out, and the others keep their positions', () => {
  expect(wordRanges('Salam, necəsən', words)).toHaveLength(2)
})

test('a word is found by its time and by its position in the text', () => {
  const ranges = wordRanges('Salam dünya necəsən', words)
  expect(wordAtTime(ranges, 1.95)?.from).toBe(1)
  expect(wordAtTime(ranges, -1)).toBeUndefined()
  expect(wordAtPlace(ranges, 8)?.from).toBe(1)
})
