import { bigEndian, joinBytes, utf8 } from '#src/rules/byte-writer.ts'

export interface Picture {
  mime: string
  bytes: Uint8Array
}

/** A named stretch of a sound; `start` and `end` in seconds. */
export interface ChapterMark {
  title: string
  start: number
  end: number
}

export interface SoundTags {
  title: string
  artist: string
  album: string
  /** ISO 639-2. */
  language: string
  /** Number of the track, from 1, and number of tracks. */
  track?: { number: number; of: number }
  cover?: Picture | undefined
  chapters?: readonly ChapterMark[]
}

const UTF_8 = 3
const FRONT_COVER = 3
const ZERO = new Uint8Array(1)
/** Byte offsets of frames are left out: players use the times. */
const NO_OFFSET = new Uint8Array(4).fill(0xff)

/** Sizes of ID3 2.4 use seven bits of each byte. */
const syncSafe = (size: number) =>
  Uint8Array.of((size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127)

const id3Frame = (id: string, ...content: readonly Uint8Array[]) => {
  const body = joinBytes(...content)
  return joinBytes(utf8(id), syncSafe(body.byteLength), new Uint8Array(2), body)
}

const textFrame = (id: string, value: string) =>
  value === '' ? new Uint8Array() : id3Frame(id, Uint8Array.of(UTF_8), utf8(value))

const milliseconds = (seconds: number) => bigEndian(Math.round(seconds * 1000), 4)

const nameOf = (index: number) => joinBytes(utf8(`chp${index}`), ZERO)

const chapterFrame = ({ title, start, end }: ChapterMark, index: number) =>
  id3Frame(
    'CHAP',
    nameOf(index),
    milliseconds(start),
    milliseconds(end),
    NO_OFFSET,
    NO_OFFSET,
    textFrame('TIT2', title),
  )

/** A table of contents holds at most this many entries; the chapters themselves have no limit. */
const MAX_LISTED = 255

function contentsFrame(chapters: readonly ChapterMark[]) {
  const listed = chapters.slice(0, MAX_LISTED)
  const isTopAndOrdered = Uint8Array.of(3, listed.length)
  return id3Frame('CTOC', utf8('toc'), ZERO, isTopAndOrdered, ...listed.map((_, index) => nameOf(index)))
}

/** Tags to put before an MP3: ID3 2.4 in UTF-8, with cover and chapters (id3.org/id3v2-chapters-1.0). */
export function writeId3({
  title,
  artist,
  album,
  language,
  track,
  cover,
  chapters = [],
}: SoundTags): Uint8Array<ArrayBuffer> {
  const frames = joinBytes(
    textFrame('TIT2', title),
    textFrame('TPE1', artist),
    textFrame('TALB', album),
    textFrame('TLAN', language),
    textFrame('TRCK', track ? `${track.number}/${track.of}` : ''),
    cover
      ? id3Frame(
          'APIC',
          Uint8Array.of(UTF_8),
          utf8(cover.mime),
          ZERO,
          Uint8Array.of(FRONT_COVER),
          ZERO,
          cover.bytes,
        )
      : new Uint8Array(),
    ...(chapters.length > 0 ? [contentsFrame(chapters), ...chapters.map(chapterFrame)] : []),
  )
  return joinBytes(utf8('ID3'), Uint8Array.of(4, 0, 0), syncSafe(frames.byteLength), frames)
}
