import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { realignWords } from './realign-words.ts'

const words = [
  { text: 'Bu', start: 1, end: 1.4, confidence: 0.9 },
  { text: 'gün', start: 1.5, end: 2, confidence: 0.4 },
  { text: 'hava', start: 2.2, end: 2.8, confidence: 0.9 },
  { text: 'yaxşıdır', start: 3, end: 4, confidence: 0.8 },
]
const segment = { speakerId: 's1', start: 1, end: 4.2, words }
const aligned = (text: string) => realignWords(segment, text)

describe('words follow a changed text', () => {
  test('punctuation around a word changes neither its time nor its confidence', () => {
    expect(aligned('Bu gün, hava yaxşıdır.')).toEqual([
      words[0],
      { text: 'gün,', start: 1.5, end: 2, confidence: 0.4 },
      words[2],
      { text: 'yaxşıdır.', start: 3, end: 4, confidence: 0.8 },
    ])
  })
  test('a corrected word takes the time of the one it replaces and full confidence', () => {
    expect(aligned('Bu gecə hava yaxşıdır')).toEqual([
      words[0],
      { text: 'gecə', start: 1.4, end: 2.2 },
      words[2],
      words[3],
    ])
  })
  test('a removed word does not move the others', () => {
    expect(aligned('Bu hava yaxşıdır')).toEqual([words[0], words[2], words[3]])
  })
  test('inserted words share the time at their place', () => {
    const added = aligned('Bu gün hava çox da yaxşıdır')
    expect(added.map(({ text }) => text)).toEqual(['Bu', 'gün', 'hava', 'çox', 'da', 'yaxşıdır'])
    expect(added[3]?.start).toBe(2.8)
    expect(added[4]?.end).toBeCloseTo(3)
  })
  test('a sign that is not spoken takes no time', () => {
    const added = aligned('Bu gün hava yaxşıdır — doğrudan 🙂')
    expect(added[4]).toEqual({ text: '—', start: 4, end: 4 })
    expect(added[5]?.end).toBeCloseTo(4.2)
    expect(added[6]?.start).toBe(added[6]?.end)
  })
  test('an empty text has no words', () => {
    expect(aligned('  ')).toEqual([])
  })
  test('any text keeps its words in order and within the segment', () => {
    const text = fc
      .array(fc.constantFrom('Bu', 'gün', 'hava', 'yox', 'bəli,', '…', 'yaxşıdır'))
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(text, (typed) => {
        const result = aligned(typed)
        expect(result.map((word) => word.text).join(' ')).toBe(typed)
        let at = segment.start
        for (const { start, end } of result) {
          expect(start).toBeGreaterThanOrEqual(at - 1e-9)
          expect(end).toBeGreaterThanOrEqual(start)
          at = end
        }
        expect(at).toBeLessThanOrEqual(segment.end + 1e-9)
      }),
    )
  })
})
