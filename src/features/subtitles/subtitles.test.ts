import { expect, test } from 'vitest'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import type { EditorState } from '#src/features/editor/editor-context.ts'
import { divideSubtitles } from './divide-subtitles.ts'
import { type BlockTimes, fitPauses } from './fit-pauses.ts'
import { countBlocks, insertSubtitles, spokenCues } from './insert-subtitles.ts'
import { isSubtitles, readSubtitles } from './read-subtitles.ts'
import { writeSubtitles } from './write-subtitles.ts'

const textsIn = (file: string) => readSubtitles(file).cues.map(({ text }) => text)
const timesIn = (file: string) => readSubtitles(file).cues.map(({ start, end }) => [start, end])

const FILM = `1
00:00:01,000 --> 00:00:02,500
Salam, <i>dostlar</i>!

2
00:00:04,000 --> 00:00:06,000
{\\an8}Bu gün
hava gözəldir.

3
00:01:06,250 --> 00:01:08,000
- Gedək?
- Gedək.
`

test('SRT is read with its times and without its tags', () => {
  expect(textsIn(FILM)).toEqual(['Salam, dostlar!', 'Bu gün hava gözəldir.', '- Gedək? - Gedək.'])
  expect(timesIn(FILM)).toEqual([
    [1, 2.5],
    [4, 6],
    [66.25, 68],
  ])
})

test('WebVTT is read without comments, styles, settings, names and escapes', () => {
  const file = `WEBVTT - film

STYLE
::cue { color: red }

NOTE 00:00:00.000 --> 00:00:01.000
This is a comment.

intro
00:01.000 --> 00:02.000 align:start position:0%
<v Leyla><c.loud>Tom &amp; Jerry</c> &lt;3</v>

01:00:03.500 --> 01:00:05.000
<00:00:03.600>Word <00:00:04.000>by word
`
  expect(textsIn(file)).toEqual(['Tom & Jerry <3', 'Word by word'])
  expect(timesIn(file)).toEqual([
    [1, 2],
    [3603.5, 3605],
  ])
})

test.each([
  [
    'line ends of old Macs',
    '1\r00:00:01,000 --> 00:00:02,000\rBir\r\r2\r00:00:03,000 --> 00:00:04,000\rİki\r',
  ],
  [
    'line ends of Windows',
    '1\r\n00:00:01,000 --> 00:00:02,000\r\nBir\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nİki',
  ],
  ['no blank lines', '1\n00:00:01,000 --> 00:00:02,000\nBir\n2\n00:00:03,000 --> 00:00:04,000\nİki'],
  ['no numbers', '00:00:01,000 --> 00:00:02,000\nBir\n\n00:00:03,000 --> 00:00:04,000\nİki'],
  ['points, spaces and short fractions', '1\n00:00:01.0 -> 00: 00: 02, 0\nBir\n\n2\n0:0:3 --> 0:0:4\nİki'],
  ['coordinates', '1\n00:00:01,000 --> 00:00:02,000 X1:1 X2:2\nBir\n\n2\n00:00:03,000 --> 00:00:04,000\nİki'],
  ['a wrong order', '2\n00:00:03,000 --> 00:00:04,000\nİki\n\n1\n00:00:01,000 --> 00:00:02,000\nBir\n'],
])('a file with %s is read', (_, file) => {
  expect(textsIn(file)).toEqual(['Bir', 'İki'])
  expect(timesIn(file)).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('a blank line within an SRT subtitle does not end it', () => {
  expect(
    textsIn('1\n00:00:01,000 --> 00:00:02,000\nBir\n\nvə iki\n\n2\n00:00:03,000 --> 00:00:04,000\n5'),
  ).toEqual(['Bir və iki', '5'])
})

test('subtitles with unreadable times are left out and named by their line; the rest is read', () => {
  const { cues, faults } = readSubtitles(
    '1\n00:00:01,000 --> 00:00:02,000\nBir\n\n2\n00:0x:03 --> oops\nLost\n\n3\n00:00:05,000 --> 00:00:06,000\nÜç',
  )
  expect(cues.map(({ text }) => text)).toEqual(['Bir', 'Üç'])
  expect(faults).toEqual([6])
})

test('overlaps are counted, and a subtitle that ends before it starts has no length', () => {
  const { cues, overlaps } = readSubtitles(
    '1\n00:00:01,000 --> 00:00:04,000\nBir\n\n2\n00:00:03,000 --> 00:00:02,000\nİki\n\n3\n00:00:05,000 --> 00:00:06,000\n ♪ \n',
  )
  expect(overlaps).toBe(1)
  expect(cues[1]).toMatchObject({ start: 3, end: 3 })
})

test('a line that rolls up, as in captions of YouTube, is one subtitle', () => {
  const file = `WEBVTT

00:00.000 --> 00:02.000 align:start position:0%
 
salam<00:00.500><c> dostlar</c>

00:02.000 --> 00:02.010
salam dostlar
 

00:02.010 --> 00:04.000
salam dostlar
bu<00:02.500><c> gün</c>

00:04.000 --> 00:04.010
bu gün
 

00:04.010 --> 00:06.000
bu gün
hava&#39;dan
`
  expect(textsIn(file)).toEqual(['salam dostlar', 'bu gün', "hava'dan"])
  expect(timesIn(file)).toEqual([
    [0, 2],
    [2.01, 4],
    [4.01, 6],
  ])
})

test('a text is only taken for subtitles if it has their time lines', () => {
  expect(isSubtitles(FILM)).toBe(true)
  expect(isSubtitles('WEBVTT\n')).toBe(true)
  expect(isSubtitles('Saat 10:00 --> 11:00 arası gəlin.\nBu a > b deməkdir.')).toBe(false)
})

test('each subtitle goes to the segment that it overlaps most', () => {
  const { cues } = readSubtitles(FILM)
  const segments = [
    { key: 'a', start: 0.8, end: 2.4 },
    { key: 'b', start: 2.4, end: 3 },
    { key: 'c', start: 3.5, end: 7 },
  ]
  expect(divideSubtitles(cues, segments)).toEqual({
    laid: [
      { key: 'a', cues: [0], text: 'Salam, dostlar!' },
      { key: 'c', cues: [1], text: 'Bu gün hava gözəldir.' },
    ],
    without: ['b'],
    outside: [2],
  })
})

const emptyState: EditorState = {
  order: [],
  blocks: new Map(),
  defaults: { language: 1, voiceId: 1, settings: null },
}

function stateWith(blocks: ReturnType<typeof newBlock>[]): EditorState {
  return {
    ...emptyState,
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
  }
}

const pausesOf = (blocks: readonly { readonly settings: { pause?: number | undefined } | null }[]) =>
  blocks.map(({ settings }) => settings?.pause)

test('subtitles become blocks with the silence between them, in steps of at most 30 seconds', () => {
  const cues = spokenCues(readSubtitles(`${FILM}\n4\n00:02:00,000 --> 00:02:05,000\n♪ ♪\n`).cues)
  const { command, places } = insertSubtitles(emptyState, null, cues)
  const [insert] = command.edits
  const blocks = insert?.kind === 'insert' ? insert.blocks : []
  expect(blocks.map(({ text, settings }) => text || settings?.pause)).toEqual([
    1,
    'Salam, dostlar!',
    1.5,
    'Bu gün hava gözəldir.',
    20.08,
    20.08,
    20.08,
    '- Gedək? - Gedək.',
  ])
  expect(blocks).toHaveLength(countBlocks(cues))
  expect(places.map(({ cues: own }) => own)).toEqual([[0], [1], [2]])
})

test('5,000 subtitles are read and laid over a transcript', () => {
  const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23).replace('.', ',')
  const file = Array.from(
    { length: 5000 },
    (_, index) => `${index + 1}\n${clock(index * 3)} --> ${clock(index * 3 + 2)}\nSətir ${index}\n`,
  ).join('\n')
  const { cues } = readSubtitles(file)
  expect(cues).toHaveLength(5000)
  const segments = cues.map(({ start, end }, index) => ({ key: String(index), start, end }))
  expect(divideSubtitles(cues, segments).laid[4999]).toMatchObject({ text: 'Sətir 4999' })
})

const spoken = (text: string, duration: number) => ({
  ...newBlock({ text }),
  generated: { status: 'ready' as const, duration },
})
const pause = (seconds: number) => newBlock({ type: 'pause', settings: { pause: seconds } })

test('the silence is fitted so that each block starts at its time, and what is too long is listed', () => {
  const [first, second, third] = [spoken('a', 2), spoken('b', 1), spoken('c', 4)]
  // Starts a second late because of the third, but is short enough for its own time.
  const [fourth, fifth] = [spoken('d', 2.5), spoken('e', 1)]
  const state = stateWith([first, pause(3), second, pause(1), pause(2), third, fourth, fifth])
  const times: BlockTimes = new Map(
    [first, second, third, fourth, fifth].map(({ clientId }, index) => [
      clientId,
      { start: 1 + index * 3, end: 2 + index * 3 },
    ]),
  )
  const { edits, tooLong } = fitPauses(state, times)
  expect(
    edits.map((edit) =>
      edit.kind === 'insert'
        ? pausesOf(edit.blocks)
        : edit.kind === 'content'
          ? edit.content.settings?.pause
          : edit.kind,
    ),
  ).toEqual([1, 2, [1], 'remove'])
  expect(tooLong).toEqual([{ key: third.key, start: 7, over: 1 }])
})

test('a block that the customer added between subtitles takes its time from the silence after it', () => {
  const [first, own, second] = [spoken('a', 1), spoken('own', 1.5), spoken('b', 1)]
  const state = stateWith([first, own, pause(4), second])
  const times: BlockTimes = new Map([
    [first.clientId, { start: 0, end: 1 }],
    [second.clientId, { start: 5, end: 6 }],
  ])
  expect(fitPauses(state, times).edits).toMatchObject([{ content: { settings: { pause: 2.5 } } }])
})

test('silence that already fits stays', () => {
  const [first, second] = [spoken('a', 1), spoken('b', 1)]
  const times: BlockTimes = new Map([
    [first.clientId, { start: 0, end: 1 }],
    [second.clientId, { start: 2, end: 6 }],
  ])
  expect(fitPauses(stateWith([first, pause(1), second]), times)).toEqual({ edits: [], tooLong: [] })
})

function written(file: string, changes: Readonly<Record<string, string | undefined>>, groups?: number[][]) {
  const subtitles = readSubtitles(file)
  const places = (groups ?? subtitles.cues.map((_, index) => [index])).map((cues, index) => ({
    block: String(index),
    cues,
    text: cues.map((each) => subtitles.cues[each]?.text).join(' '),
  }))
  const texts = new Map(places.map(({ block, text }) => [block, block in changes ? changes[block] : text]))
  return writeSubtitles(file, subtitles, places, (block) => texts.get(block))
}

test('without edits there is nothing to write; with them only their subtitles change', () => {
  expect(written(FILM, {})).toBeUndefined()
  expect(written(FILM, { 1: 'Bu gün hava çox gözəldir.' })).toBe(
    FILM.replace('{\\an8}Bu gün\nhava gözəldir.', 'Bu gün hava\nçox gözəldir.'),
  )
})

test('a removed block removes its subtitle', () => {
  expect(written(FILM, { 1: undefined })).toBe(FILM.replace(/2\n00:00:04[\s\S]*gözəldir\.\n\n/, ''))
})

test('words of a segment stay in the subtitle that they came from', () => {
  const changed = written(FILM, { 0: 'Salam, əziz dostlar! Bu gün hava pis deyil.' }, [[0, 1], [2]])
  expect(textsIn(changed ?? '').slice(0, 2)).toEqual(['Salam, əziz dostlar!', 'Bu gün hava pis deyil.'])
})

test('edited text in WebVTT is escaped', () => {
  expect(written('WEBVTT\n\n00:01.000 --> 00:02.000\nBir\n', { 0: 'a < b & c' })).toBe(
    'WEBVTT\n\n00:01.000 --> 00:02.000\na &lt; b &amp; c\n',
  )
})
