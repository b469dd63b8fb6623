import fc from 'fast-check'
import { parseSync } from 'subtitle'
import { describe, expect, test } from 'vitest'
import { type CueBlock, cuesFromWords } from './cues-from-words.ts'
import { writeSrt } from './write-srt.ts'
import { writeVtt } from './write-vtt.ts'

function blockOf(text: string, start = 0, wordSeconds = 0.4): CueBlock {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    start: index * wordSeconds,
    end: (index + 1) * wordSeconds,
  }))
  return { start, words }
}

function cuesIn(subtitles: string): { start: number; end: number; text: string }[] {
  return parseSync(subtitles).flatMap((node) => (node.type === 'cue' ? [node.data] : []))
}

const speech = [
  blockOf('Salam, əziz dinləyicilər! Bu gün Gəncə şəhərində hava çox gözəldir, külək isə zəif əsir.', 0.25),
  blockOf('Ağ & qara < boz > "dırnaq" — 1,234 dərəcə 😂 və «Привет» deyilir.', 8.1),
]

describe.each([
  ['SRT', writeSrt],
  ['WebVTT', writeVtt],
])('subtitles as %s', (format, write) => {
  test('are read by another program with the same words and times', () => {
    const cues = cuesFromWords(speech)
    const parsed = cuesIn(write(cues))
    expect(parsed.map(({ start, end }) => [start, end])).toEqual(
      cues.map(({ start, end }) => [Math.round(start * 1000), Math.round(end * 1000)]),
    )
    const plain = (text: string) =>
      format === 'SRT' ? text : text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    const words = parsed.flatMap(({ text }) => plain(text).split(/\s+/))
    expect(words).toEqual(speech.flatMap((block) => block.words.map((word) => word.text)))
  })

  test('have hours in their times', () => {
    const [cue] = cuesIn(write([{ start: 3723.4567, end: 3725, lines: ['late'] }]))
    expect(cue).toMatchObject({ start: 3_723_457, end: 3_725_000 })
  })

  test('are valid without any text', () => {
    expect(cuesIn(write([]))).toEqual([])
  })
})

test('WebVTT escapes text that looks like tags', () => {
  const vtt = writeVtt([{ start: 0, end: 1, lines: ['<v Bob> & --> co'] }])
  expect(vtt).toBe('WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.000\n&lt;v Bob&gt; &amp; --&gt; co\n')
})

test('an arrow in the text is not read as a time line in SRT', () => {
  const srt = writeSrt([{ start: 0, end: 1, lines: ['00:00:01,000 --> 00:00:02,000'] }])
  expect(cuesIn(srt)).toHaveLength(1)
})

test('subtitles are split at sentence ends and pauses', () => {
  const [first, second, third] = cuesFromWords([
    {
      start: 0,
      words: [
        { text: 'Good', start: 0, end: 0.5 },
        { text: 'morning', start: 0.5, end: 1 },
        { text: 'everyone.', start: 1, end: 1.6 },
        { text: 'Come', start: 1.7, end: 2 },
        { text: 'in', start: 3.2, end: 3.5 },
      ],
    },
  ])
  expect(first).toEqual({ start: 0, end: 1.6, lines: ['Good morning everyone.'] })
  expect(second).toEqual({ start: 1.7, end: 2.2, lines: ['Come'] })
  expect(third?.lines).toEqual(['in'])
})

test('an emoji at the end of a block is no subtitle of its own, and no subtitle outlasts the sound', () => {
  const [first, second, ...rest] = cuesFromWords([
    {
      start: 0,
      end: 1.1,
      words: [
        { text: 'Good', start: 0, end: 0.5 },
        { text: 'morning.', start: 0.5, end: 1 },
        { text: '😂', start: 1, end: 1 },
      ],
    },
    {
      start: 1.1,
      end: 1.4,
      words: [
        { text: 'Well.', start: 0, end: 0.1 },
        { text: '👍', start: 0.3, end: 0.3 },
      ],
    },
  ])
  expect(first).toEqual({ start: 0, end: 1, lines: ['Good morning. 😂'] })
  expect(second).toEqual({ start: 1.1, end: 1.4, lines: ['Well. 👍'] })
  expect(rest).toEqual([])
})

test('the last words of a sound are shown for at least a fifth of a second, within the sound', () => {
  const words = [
    { text: 'Everybody', start: 0, end: 1 },
    { text: 'listens.', start: 1, end: 1.5 },
    { text: 'Now.', start: 1.95, end: 2 },
  ]
  const cues = cuesFromWords([{ start: 0, end: 2, words }])
  expect(cues.at(-1)?.end).toBe(2)
  for (const { start, end } of cues) expect(end - start).toBeGreaterThanOrEqual(0.2 - 1e-9)
})

const block = fc
  .array(
    fc.record({
      text: fc.oneof(
        fc.constantFrom('.', '—', 'və', 'gözəldir,', 'bitdi.', 'Привет!', '<b>', '&', '-->'),
        fc.string({ unit: fc.constantFrom('a', 'ş', 'Ж', ','), minLength: 1, maxLength: 60 }),
      ),
      length: fc.constantFrom(0, 0, 0.001, 0.1, 0.4, 2, 9),
      pause: fc.constantFrom(0, 0, 0, 0.2, 1),
    }),
  )
  .map((pieces) => {
    let at = 0
    const words = pieces.map(({ text, length, pause }) => {
      const word = { text, start: at, end: at + length }
      at += length + pause
      return word
    })
    return { words, length: at }
  })

const blocks = fc.array(block).map((parts) => {
  let start = 0
  return parts.map(({ words, length }): CueBlock => {
    const placed = { start, words }
    start += length
    return placed
  })
})

const laidIn = fc.record({ length: fc.integer({ min: 20, max: 80 }), count: fc.integer({ min: 1, max: 3 }) })

test('subtitles keep their limits for any text', { tags: 'long' }, () => {
  fc.assert(
    fc.property(blocks, laidIn, (spoken, { length, count }) => {
      const cues = cuesFromWords(spoken, { length, count })
      const words = spoken.flatMap((one) => one.words.map((word) => word.text))
      expect(cues.flatMap((cue) => cue.lines.join(' ').split(' '))).toEqual(words)
      for (const [index, { start, end, lines }] of cues.entries()) {
        expect(lines.length).toBeLessThanOrEqual(count)
        for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(length)
        expect(end - start).toBeLessThanOrEqual(7 + 1e-9)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual((cues[index + 1]?.start ?? Number.POSITIVE_INFINITY) + 1e-9)
      }
    }),
    { numRuns: 500 },
  )
})
