import { joinBytes, utf8 } from '#src/rules/byte-writer.ts'
import {
  type Bytes,
  box,
  CHAPTER_TRACK,
  FIRST_TRACK,
  fullBox,
  handler,
  MATRIX,
  mediaBox,
  type Samples,
  SCALE,
  trackHeader,
  u8,
  u16,
  u32,
  zeros,
} from '#src/rules/write-mp4.ts'
import type { AacTrack } from './aac-track.ts'
import { chapterList, tagList } from './mp4-tags.ts'
import type { ChapterMark, SoundTags } from './write-id3.ts'

/** A descriptor of ISO 14496-1. */
const descriptor = (tag: number, ...content: readonly Uint8Array[]) => {
  const body = joinBytes(...content)
  return joinBytes(u8(tag), u8(body.byteLength), body)
}

function aacDescription({ sampleRate, kbps, config }: AacTrack): Bytes {
  const AAC = 0x40
  const AUDIO_STREAM = 0x15
  const decoder = descriptor(
    4,
    Uint8Array.of(AAC, AUDIO_STREAM),
    zeros(3),
    u32(kbps * 1000),
    u32(kbps * 1000),
    descriptor(5, config),
  )
  const stream = descriptor(3, u16(FIRST_TRACK), u8(0), decoder, descriptor(6, u8(2)))
  return box(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(1),
    u16(16),
    zeros(4),
    u32(sampleRate * 65_536),
    fullBox('esds', 0, stream),
  )
}

/** An invisible text track that names the chapters (Apple's way; the box `chpl` is the other). */
const textDescription = box('text', zeros(6), u16(1), zeros(44))

const textHeader = box(
  'gmhd',
  fullBox('gmin', 0, u16(0x40), u16(0x8000), u16(0x8000), u16(0x8000), zeros(4)),
  box('text', u16(1), zeros(14), u32(0x4000), zeros(16)),
)

/** UTF-8, as the box at its end declares. */
const textSample = (title: string): Bytes => {
  const words = utf8(title)
  return joinBytes(u16(words.byteLength), words, box('encd', u32(0x100)))
}

const toScale = (seconds: number) => Math.round(seconds * SCALE)

const PACKETS_PER_CHUNK = 48
/** Bytes of a box's length and name. */
const BOX_HEAD = 8

function offsetsOf(sizes: readonly number[], perChunk: number, start: number): number[] {
  const offsets: number[] = []
  let at = start
  sizes.forEach((size, index) => {
    if (index % perChunk === 0) offsets.push(at)
    at += size
  })
  return offsets
}

interface WholeBook {
  /** In thousandths of a second. */
  duration: number
  language: string
}

function audioTrack(sound: AacTrack, { duration, language }: WholeBook, start: number): Bytes {
  const { sizes, packetSamples, sampleRate, priming, length } = sound
  const track = {
    id: FIRST_TRACK,
    duration,
    scale: sampleRate,
    length: sizes.length * packetSamples,
    isEnabled: true,
    isAudio: true,
    language,
  }
  // Excludes the encoder's priming and the padding of the last packet from playback.
  const edit = box(
    'edts',
    fullBox('elst', 0, u32(1), u32(Math.round((length * SCALE) / sampleRate)), u32(priming), u32(0x10000)),
  )
  const samples: Samples = {
    description: aacDescription(sound),
    durations: sizes.map(() => packetSamples),
    sizes,
    perChunk: PACKETS_PER_CHUNK,
    offsets: offsetsOf(sizes, PACKETS_PER_CHUNK, start),
  }
  const chapters = box('tref', box('chap', u32(CHAPTER_TRACK)))
  return box(
    'trak',
    trackHeader(track),
    edit,
    chapters,
    mediaBox(track, handler('soun', 'Sound'), fullBox('smhd', 0, zeros(4)), samples),
  )
}

function chapterTrack(
  chapters: readonly ChapterMark[],
  { duration, language }: WholeBook,
  sizes: readonly number[],
  start: number,
) {
  const track = {
    id: CHAPTER_TRACK,
    duration,
    scale: SCALE,
    length: duration,
    isEnabled: false,
    isAudio: false,
    language,
  }
  const samples: Samples = {
    description: textDescription,
    durations: chapters.map(({ start: from, end }) => toScale(end) - toScale(from)),
    sizes,
    perChunk: 1,
    offsets: offsetsOf(sizes, 1, start),
  }
  return box('trak', trackHeader(track), mediaBox(track, handler('text', 'Chapters'), textHeader, samples))
}

/**
 * An audio book file: AAC in MP4 with title, cover and chapters, the latter in both ways that players support. The
 * chapters cover the sound without gaps.
 */
export function writeM4b(sound: AacTrack, tags: SoundTags): Blob {
  const { chapters = [], language } = tags
  const whole = { duration: toScale(sound.length / sound.sampleRate), language }
  const head = box('ftyp', utf8('M4B '), u32(0), utf8('M4B M4A mp42isom'))
  const titles = chapters.map(({ title }) => textSample(title))
  const content = new Blob([sound.content, ...titles])
  const start = head.byteLength + BOX_HEAD
  const titlesAt = start + sound.content.size
  const movieHeader = fullBox(
    'mvhd',
    0,
    zeros(8),
    u32(SCALE),
    u32(whole.duration),
    u32(0x10000),
    u16(0x100),
    zeros(10),
    MATRIX,
    zeros(24),
    u32(CHAPTER_TRACK + 1),
  )
  const sizes = titles.map(({ byteLength }) => byteLength)
  const movie = box(
    'moov',
    movieHeader,
    audioTrack(sound, whole, start),
    chapterTrack(chapters, whole, sizes, titlesAt),
    box('udta', chapterList(chapters), tagList(tags)),
  )
  return new Blob([head, u32(content.size + BOX_HEAD), utf8('mdat'), content, movie])
}
