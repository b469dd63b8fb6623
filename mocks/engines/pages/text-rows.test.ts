import type { PageViewport } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { expect, test, vi } from 'vitest'
import { textLayerLines } from './text-layer.ts'
import { type PlacedText, rowsOf } from './text-rows.ts'

/** A piece of text on a page of columns, whose position is counted each time that it is looked at. */
function countedParts(count: number, textOf: (index: number) => string) {
  let looks = 0
  const parts = Array.from({ length: count }, (_, index) => {
    const left = (index % 10) * 60 + ((index * 7) % 11)
    return {
      text: textOf(index),
      get left() {
        looks += 1
        return left
      },
      right: left + 20,
      base: Math.floor(index / 10) * 12,
      size: index % 3 === 0 ? 30 : 10,
    } satisfies PlacedText
  })
  return { parts, looks: () => looks }
}

const viewport = {
  width: 1000,
  height: 1000,
  transform: [1, 0, 0, 1, 0, 0],
  convertToViewportPoint: (x: number, y: number) => [x, y],
} as unknown as PageViewport

const item = (str: string, x: number, y: number): TextItem => ({
  ...{ str, dir: 'ltr', width: 4, height: 10, fontName: '', hasEOL: false },
  transform: [10, 0, 0, 10, x, y],
})

/** Comparisons while the lines of a page of pieces of text are put in order. */
function comparisonsOf(count: number, textOf: (index: number) => string): number {
  const compare = vi.spyOn(Math, 'abs')
  const items = Array.from({ length: count }, (_, index) =>
    item(textOf(index), (index % 100) * 9, Math.floor(index / 100) * 14),
  )
  textLayerLines(items, viewport)
  const { length } = compare.mock.calls
  compare.mockRestore()
  return length
}

test.each([
  ['words', (index: number) => `word number ${index} of the page`],
  ['capitals', (index: number) => String.fromCharCode(65 + (index % 26))],
  ['one letter', () => 'a'],
])('ten times as many pieces of text on a page cost ten times as much work: %s', (_what, textOf) => {
  const work = [500, 5000].map((count) => {
    const { parts, looks } = countedParts(count, textOf)
    rowsOf(parts)
    return looks()
  })
  expect((work[1] ?? 0) / (work[0] ?? 1)).toBeLessThan(16)
  expect(comparisonsOf(5000, textOf) / comparisonsOf(500, textOf)).toBeLessThan(16)
})
