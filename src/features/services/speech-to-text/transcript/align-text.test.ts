import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Segment } from '#src/features/segments/segment.ts'
import { alignText, type TextSegment } from './align-text.ts'
import { spokenLines } from './pasted-text.ts'

/** Segments of a text per line; each word takes 0.4 s, with 0.1 s after it and 1 s between segments. */
function segmentsOf(texts: readonly string[], confidence = 0.8): TextSegment[] {
  let at = 0
  return texts.map((text, index) => {
    const start = at
    const words = text.split(' ').map((word) => {
      const timed = { text: word, start: at, end: at + 0.4, confidence }
      at += 0.5
      return timed
    })
    const segment = new Segment({ speakerId: `s${index % 2}`, start, end: at, words })
    at += 1
    return { key: `k${index}`, text, segment }
  })
}

const heard = segmentsOf([
  'Salam dostlar bu gün hava yaxşıdır',
  'Sabah yağış yağacaq deyirlər',
  'Onda gəlin çətir götürək',
])
const timesOf = (key: string) => heard.find((one) => one.key === key)?.segment.words ?? []

describe('a pasted text takes the times of the recording', () => {
  test('words that agree keep their times whatever their case and punctuation; a new word gets the time between', () => {
    const { changed, without, ...agreement } = alignText(
      heard,
      ['Salam, dostlar! Bu gün hava çox yaxşıdır. Sabah yağış yağacaq, deyirlər. Onda gəlin çətir götürək.'],
      'az',
    )
    expect(changed.map(({ text }) => text)).toEqual([
      'Salam, dostlar! Bu gün hava çox yaxşıdır.',
      'Sabah yağış yağacaq, deyirlər.',
      'Onda gəlin çətir götürək.',
    ])
    const [first] = changed
    expect(first?.words.map(({ start }) => start)).toEqual([0, 0.5, 1, 1.5, 2, 2.4, 2.5])
    expect(first?.words[5]).toEqual({ text: 'çox', start: 2.4, end: 2.5 })
    expect(without).toEqual([])
    expect(agreement).toEqual({ unspoken: [], words: 15, agreeing: 14 })
  })

  test('an emoji after a sentence stays with it', () => {
    const { changed } = alignText(
      heard,
      ['Salam dostlar bu gün hava yaxşıdır 🙂 Sabah yağış yağacaq deyirlər 🌧️ Onda gəlin çətir götürək'],
      'az',
    )
    expect(changed.map(({ text }) => text)).toEqual([
      'Salam dostlar bu gün hava yaxşıdır 🙂',
      'Sabah yağış yağacaq deyirlər 🌧️',
    ])
  })

  test('text over the border of two segments is divided at the end of its sentence', () => {
    const { changed } = alignText(
      heard,
      ['Salam dostlar bu gün hava pisdir, çox pis. Axşam da yağış yağacaq deyirlər'],
      'az',
    )
    expect(changed.map(({ key, text }) => [key, text])).toEqual([
      ['k0', 'Salam dostlar bu gün hava pisdir, çox pis.'],
      ['k1', 'Axşam da yağış yağacaq deyirlər'],
    ])
  })

  test('a line that is longer than its segment keeps its end', () => {
    const lines = [
      'Salam dostlar bu gün hava yaxşıdır. Bəli, doğrudur!',
      'Birisi gün yağış yağacaq deyirlər',
      'Onda gəlin çətir götürək',
    ]
    expect(alignText(heard, lines, 'az').changed.map(({ text }) => text)).toEqual(lines.slice(0, 2))
  })

  test('a segment that the text does not have keeps its words', () => {
    const { changed, without } = alignText(
      heard,
      ['Salam dostlar bu gün hava gözəldir.', 'Onda gəlin çətir götürək'],
      'az',
    )
    expect(changed.map(({ key }) => key)).toEqual(['k0'])
    expect(without).toEqual(['k1'])
  })

  test('a text of one part leaves the words before and after it', () => {
    const { changed } = alignText(heard, ['yağış və qar yağacaq'], 'az')
    expect(changed.map(({ key, text }) => [key, text])).toEqual([
      ['k1', 'Sabah yağış və qar yağacaq deyirlər'],
    ])
    expect(changed[0]?.words.at(-1)).toEqual(timesOf('k1').at(-1))
  })

  test('a passage that nobody can have said in that time is left out and returned', () => {
    const passage = 'Bu fəsil kitabın əvvəlki nəşrində yox idi və redaktor onu sonradan əlavə etmişdir.'
    const { changed, unspoken } = alignText(
      heard,
      [
        'Salam dostlar bu gün hava yaxşıdır',
        passage,
        'Sabah yağış yağacaq deyirlər',
        'Onda gəlin çətir götürək',
      ],
      'az',
    )
    expect(changed).toEqual([])
    expect(unspoken).toEqual([passage])
  })

  test('the case of i follows the language', () => {
    const segments = segmentsOf(['İrəli gedək'])
    expect(alignText(segments, ['irəli gedək'], 'az').agreeing).toBe(2)
  })

  test('a text of something else agrees with nothing and changes nothing', () => {
    expect(alignText(heard, ['Completely different words here'], 'az')).toMatchObject({
      changed: [],
      agreeing: 0,
    })
  })

  const word = fc.constantFrom('bir', 'iki', 'üç', 'dörd', 'beş', 'altı.', 'Yeddi', 'səkkiz,')
  const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
  test('words stay in order and within their segment, and the words are the text, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), fc.array(text), (texts, lines) => {
        const segments = segmentsOf(texts)
        for (const { key, text, words } of alignText(segments, lines, 'az').changed) {
          const { segment } = segments.find((one) => one.key === key) ?? {}
          expect(words.map((word) => word.text).join(' ')).toBe(text)
          let last = segment?.start ?? 0
          for (const { start, end } of words) {
            expect(start).toBeGreaterThanOrEqual(last)
            expect(end).toBeGreaterThanOrEqual(start)
            last = end
          }
          expect(last).toBeLessThanOrEqual(segment?.end ?? 0)
        }
      }),
    )
  })
})

describe('ten thousand words', () => {
  const names = Array.from({ length: 2_500 }, (_, index) => `söz${(index * 7_919) % 2_500}`)
  const texts = Array.from({ length: 700 }, (_, segment) =>
    Array.from({ length: 15 }, (_, at) => names[(segment * 31 + at * at * 17) % 2_500]).join(' '),
  )
  const segments = segmentsOf(texts)

  test('with every ninth word corrected keep the times of all others', () => {
    let count = 0
    const lines = texts.map((line) =>
      line
        .split(' ')
        .map((one) => {
          count += 1
          return count % 9 === 0 ? `düzgün${count}` : one
        })
        .join(' '),
    )
    const { changed, without, words, agreeing } = alignText(segments, lines, 'az')
    expect(without).toEqual([])
    expect(changed.map(({ text }) => text)).toEqual(lines.filter((line, index) => line !== texts[index]))
    expect(agreeing).toBeGreaterThan(words * 0.88)
  })
})

describe('texts around the words of a transcript are not pasted', () => {
  const frame = { title: 'İclas', names: ['Leyla', 'Leyla Əliyeva'], chapters: ['Başlanğıc'] }
  test('times, names, headings and the title of an exported file', () => {
    const file =
      'İclas\n\n# Başlanğıc\n\n[00:00:03] Leyla Əliyeva\nSalam.\nGəlin başlayaq.\n\n[00:01:10]\nYaxşı.\n'
    expect(spokenLines(file, frame)).toEqual(['Salam.', 'Gəlin başlayaq.', 'Yaxşı.'])
  })
  test('names before a colon, as copied', () => {
    expect(spokenLines('Leyla Əliyeva: Salam\nLeyla gəldi: bəli', frame)).toEqual([
      'Salam',
      'Leyla gəldi: bəli',
    ])
  })
  test('times of subtitles', () => {
    const file = '1\n00:00:01,000 --> 00:00:02,000\nSalam\n\n2\n00:00:02,000 --> 00:00:03,000\nDostlar\n'
    expect(spokenLines(file, frame)).toEqual(['Salam', 'Dostlar'])
  })
})
