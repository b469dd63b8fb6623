import { expect, test } from 'vitest'
import { formatRows as formats } from '#mocks/services/catalogue.ts'
import type { Format } from '#src/contract/catalog.ts'
import { bodyOf, exampleName, fileNameOf, firstOptions, readLineLength } from './export-options.ts'

const speech = formats
  .filter(({ services }) => services.includes('text-to-speech'))
  .map(({ services: _services, label, ...format }): Format => ({ ...format, label: label.en }))
const formatOf = (code: string) => speech.find((format) => format.code === code)

const options = { ...firstOptions(speech, 'Xəbərlər'), subtitles: 'srt', gap: 1.5 } as const

test('subtitles next to sound make an archive; subtitles alone do not', () => {
  expect(exampleName(options, formatOf('mp3'))).toBe('Xəbərlər.zip / Xəbərlər.mp3')
  expect(bodyOf(options, formatOf('mp3'))).toMatchObject({ subtitles: 'srt', gap: 1.5 })
  expect(exampleName({ ...options, format: 'vtt' }, formatOf('vtt'))).toBe('Xəbərlər.vtt')
  expect(bodyOf({ ...options, format: 'vtt' }, formatOf('vtt'))).not.toHaveProperty('subtitles')
})

test('subtitles follow the silence between the blocks, like the sound they accompany', () => {
  expect(bodyOf({ ...options, format: 'vtt' }, formatOf('vtt'))).toMatchObject({ gap: 1.5 })
  expect(bodyOf({ ...options, layout: 'per_block' }, formatOf('mp3'))).not.toHaveProperty('gap')
})

test.each([
  ['Xəbər.mp3', 'Xəbər.mp3'],
  ['Xəbər.MP3', 'Xəbər.mp3'],
  ['a/b\\c:d*e?f', 'a b c d e f.mp3'],
  ['Buraxılış 1.2', 'Buraxılış 1.2.mp3'],
  ['  ', 'avaz.mp3'],
])('the file name “%s” becomes %s', (fileName, name) => {
  const named = { ...options, fileName, subtitles: 'none' } as const
  expect(exampleName(named, formatOf('mp3'))).toBe(name)
  expect(`${bodyOf(named, formatOf('mp3')).file_name}.mp3`).toBe(name)
})

test('a long file name never ends with a part of a flag or family emoji', () => {
  const long = 'a'.repeat(76)
  for (const joined of ['🇦🇿🇹🇷', '👨‍👩‍👧']) expect(fileNameOf(`${long}🎧${joined}`)).toMatch(/^a+🎧$/u)
  const shorter = 'a'.repeat(70)
  const named = { ...options, fileName: `${shorter}👨‍👩‍👧` }
  expect(exampleName(named, formatOf('srt'), { language: 'tr' })).toBe(`${shorter}.tr.srt`)
})

test('files of one project in several languages have different names, however these are typed', () => {
  const nameOf = (fileName: string) =>
    exampleName({ ...options, fileName }, formatOf('srt'), { language: 'tr' })
  expect(nameOf('Xəbərlər')).toBe('Xəbərlər.tr.srt')
  expect(nameOf('Xəbərlər.tr')).toBe('Xəbərlər.tr.srt')
  expect(nameOf('Xəbərlər.TR.srt')).toBe('Xəbərlər.tr.srt')
  expect(nameOf('a'.repeat(80))).toBe(`${'a'.repeat(77)}.tr.srt`)
  const sent = bodyOf({ ...options, fileName: 'a'.repeat(80) }, formatOf('srt'), { language: 'tr' })
  expect(sent.file_name).toBe(`${'a'.repeat(77)}.tr`)
})

test('files of chapters are named by their titles', () => {
  const parted = { ...options, layout: 'per_block', subtitles: 'none' } as const
  expect(exampleName(parted, formatOf('mp3'), { part: 'Külək' })).toBe('Xəbərlər.zip / 01 Külək.mp3')
  expect(exampleName(parted, formatOf('mp3'))).toBe('Xəbərlər.zip / 01 Xəbərlər.mp3')
})

test('the latest choice is proposed, if the formats have it', () => {
  const last = { format: 'wav', layout: 'per_block', quality: '7', subtitles: 'vtt' } as const
  expect(firstOptions(speech, 'a', last)).toMatchObject({ ...last, quality: undefined, fileName: 'a' })
  expect(firstOptions(speech, 'a', { ...last, format: 'mp3' }).quality).toBe('192')
  expect(firstOptions(speech, 'a', { ...last, format: 'gone' }).format).toBe('mp3')
})

test.each(['19', '81', '', '4 2', '42.5', '-42'])('“%s” is not a line length', (typed) =>
  expect(readLineLength(typed)).toBeUndefined(),
)

test('a long name is not cut inside a character', () => {
  expect(fileNameOf(`${'a'.repeat(79)}😀`)).toBe('a'.repeat(79))
})

test('paragraphs are joined with half a second of silence, unless the last export had another', () => {
  expect(firstOptions(speech, 'Xəbərlər').gap).toBe(0.5)
  expect(firstOptions(speech, 'Xəbərlər', { format: 'mp3', layout: 'single', gap: 2 }).gap).toBe(2)
  expect(firstOptions(speech, 'Xəbərlər', { format: 'mp3', layout: 'single' }).gap).toBe(0)
})
