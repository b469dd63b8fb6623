import { expect, test } from 'vitest'
import type { Block } from '#src/contract/block.ts'
import { Segment } from './segment.ts'
import { segmentsFrom } from './segment-from.ts'

const WORDS = [
  { text: 'Bu', start: 1, end: 1.5, confidence: 0.4 },
  { text: 'gün', start: 1.5, end: 2, confidence: 0.9 },
]

/** A segment of a response, and the number of times that its words' times were read. */
function openSegment() {
  let reads = 0
  const block: Block = {
    ...{ id: 1, project_id: 1, sort: 0, type: 'segment', text: 'Bu gün', start: 1, end: 2, is_stale: false },
    generated: {
      status: 'ready',
      confidences: '40 90',
      get times() {
        reads += 1
        return '1000 1500 1500 2000'
      },
    },
  }
  const segment = segmentsFrom((fields, from) => new Segment(fields, from))(block)
  if (!segment) throw new Error('No segment')
  return { segment, reads: () => reads }
}

test('words of a segment are made when they are first read, once', () => {
  const { segment, reads } = openSegment()
  expect(reads()).toBe(0)
  expect(segment.words).toEqual(WORDS)
  const before = reads()
  expect(segment.words).toBe(segment.words)
  expect(reads()).toBe(before)
})

test('a copy of a segment and its draft have the words', () => {
  expect(openSegment().segment.with({ speakerId: 's2' }).words).toEqual(WORDS)
  expect(JSON.parse(JSON.stringify(openSegment().segment))).toEqual({
    ...{ speakerId: null, start: 1, end: 2 },
    words: WORDS,
  })
})

test('words and their confidences are counted without being made, also after an edit', () => {
  const { segment } = openSegment()
  expect([segment.countWords(), segment.confidences()]).toEqual([2, [0.4, 0.9]])
  const longer = segment.with({ words: [...WORDS, { text: 'isti', start: 2, end: 3 }] })
  expect([longer.countWords(), longer.confidences()]).toEqual([3, [0.4, 0.9]])
})
