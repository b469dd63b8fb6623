import { expect, it } from 'vitest'
import type { PageLine } from '#src/contract/detect-text.ts'
import { placeWords, textOfLines } from './page-words.ts'

function lineOf(text: string, top: number, paragraph: number): PageLine {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    box: [index / 10, top, 0.08, 0.05] as [number, number, number, number],
    confidence: 0.9,
  }))
  return { text, box: [0, top, 1, 0.05], confidence: 0.9, paragraph, words }
}

const lines = [lineOf('The qick brown', 0.1, 0), lineOf('fox runs', 0.2, 0), lineOf('The end', 0.4, 1)]

it('recognised text has a line for each line of the page, and an empty one between paragraphs', () => {
  expect(textOfLines(lines)).toBe('The qick brown\nfox runs\n\nThe end')
})

it('every word of an unchanged text has its position on the page', () => {
  const text = textOfLines(lines)
  const placed = placeWords(text, lines)
  expect(placed.map(({ start, end }) => text.slice(start, end))).toEqual(text.split(/\s+/))
  expect(placed.map(({ line }) => line)).toEqual([0, 0, 0, 1, 1, 2, 2])
})

it('a corrected word takes the position of the misread one, and is not doubtful', () => {
  const quick = placeWords('The quick brown\nfox runs\n\nThe end', lines)[1]
  expect(quick).toMatchObject({ text: 'quick', box: [0.1, 0.1, 0.08, 0.05], confidence: 1, line: 0 })
})

it('two words that replace one share its position', () => {
  const placed = placeWords('The q ick brown\nfox runs\n\nThe end', lines)
  expect(placed[1]?.box).toEqual([0.1, 0.1, 0.04, 0.05])
  expect(placed[2]?.box).toEqual([0.14, 0.1, 0.04, 0.05])
  expect(placed[3]).toMatchObject({ text: 'brown', confidence: 0.9 })
})

it('inserting or removing words leaves the positions of all others', () => {
  const placed = placeWords('The brown\nfox always runs\n\nThe end', lines)
  expect(placed.map(({ text, box }) => [text, box[0], box[1]])).toEqual([
    ['The', 0, 0.1],
    ['brown', 0.2, 0.1],
    ['fox', 0, 0.2],
    ['always', 0.08, 0.2],
    ['runs', 0.1, 0.2],
    ['The', 0, 0.4],
    ['end', 0.1, 0.4],
  ])
})
