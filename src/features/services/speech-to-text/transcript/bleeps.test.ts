import { expect, test } from 'vitest'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { spokenStretches } from './bleeps.ts'
import { findPersonalData } from './personal-data.ts'

/** A segment from this second on, each word of one second. */
function segment(start: number, text: string, withWords = true) {
  const words = text.split(' ').map((word, at) => ({ text: word, start: start + at, end: start + at + 1 }))
  return newBlock({
    text,
    own: new Segment({
      speakerId: 's1',
      start,
      end: start + words.length,
      words: withWords ? words : [],
    }),
  })
}

const rounded = (segments: readonly ReturnType<typeof segment>[]) => {
  const texts = segments.map(({ text }) => text)
  const places = findPersonalData([], texts).flatMap((find) => find.places)
  return spokenStretches(segments, places).map(({ start, end }) => [start.toFixed(2), end.toFixed(2)])
}

test('names and addresses are covered by the times of their words, and a little around them', () => {
  const segments = [
    segment(0, 'Leyla Məmmədova bu gün gəlmədi.'),
    segment(10, 'Ünvanı leyla@poct.example ola bilər.'),
  ]
  expect(rounded(segments)).toEqual([
    ['0.00', '2.12'],
    ['10.88', '12.12'],
  ])
})

test('a segment whose words have no times is covered whole', () => {
  expect(rounded([segment(0, 'Sabah.'), segment(10, 'Leyla Məmmədova bu gün gəlmədi.', false)])).toEqual([
    ['10.00', '15.00'],
  ])
})

test('a speaker’s own name is found where somebody says it, once', () => {
  const finds = findPersonalData(
    [
      { id: 's1', name: 'Zərrintac' },
      { id: 's2', name: 'Speaker 2' },
    ],
    ['Sağ ol, Zərrintac, başlayaq.', 'Zərrintaca yazın.'],
  )
  expect(finds).toEqual([
    {
      kind: 'name',
      text: 'Zərrintac',
      places: [
        { part: 0, start: 8, end: 17 },
        { part: 1, start: 0, end: 10 },
      ],
    },
  ])
})
