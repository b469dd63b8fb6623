import { bigEndian, joinBytes, utf8 } from '#src/rules/byte-writer.ts'
import { box, fullBox, u8, u32, zeros } from '#src/rules/write-mp4.ts'
import type { ChapterMark, SoundTags } from './write-id3.ts'

/** Nero's chapter list, which most players read. */
export const chapterList = (chapters: readonly ChapterMark[]) => {
  const MOST = 255
  const listed = chapters.slice(0, MOST)
  const entries = listed.map(({ title, start }) => {
    const words = utf8(title).slice(0, 255)
    return joinBytes(bigEndian(Math.round(start * 10_000_000), 8), u8(words.byteLength), words)
  })
  return box('chpl', u8(1), zeros(3), zeros(4), u8(listed.length), ...entries)
}

const UTF_8 = 1
const JPEG = 13
const PNG = 14

const tagItem = (name: string, kind: number, value: Uint8Array) =>
  box(name, box('data', u32(kind), zeros(4), value))

const textItem = (name: string, value: string) => (value === '' ? [] : [tagItem(name, UTF_8, utf8(value))])

/** Tags about the book, in the format of Apple's players. */
export function tagList({ title, artist, album, cover }: SoundTags) {
  const AUDIO_BOOK = 2
  return fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, zeros(4), utf8('mdirappl'), zeros(9)),
    box(
      'ilst',
      ...textItem('\u00a9nam', title),
      ...textItem('\u00a9ART', artist),
      ...textItem('\u00a9alb', album),
      tagItem('\u00a9gen', UTF_8, utf8('Audiobook')),
      tagItem('stik', 21, u8(AUDIO_BOOK)),
      ...(cover ? [tagItem('covr', cover.mime === 'image/png' ? PNG : JPEG, cover.bytes)] : []),
    ),
  )
}
