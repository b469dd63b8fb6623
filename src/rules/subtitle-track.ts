import { joinBytes, utf8 } from './byte-writer.ts'
import { contentOf, outerBoxes } from './cut-off/mp4-boxes.ts'
import { boxAt, boxesIn } from './cut-off/mp4-chunks.ts'
import { readTimes } from './cut-off/mp4-tracks.ts'
import {
  box,
  fullBox,
  handler,
  mediaBox,
  type Samples,
  SCALE,
  trackHeader,
  u8,
  u16,
  u32,
  zeros,
} from './write-mp4.ts'

/** A text and when it is shown, in seconds; the texts of a track follow each other. */
interface TimedText {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The film is no complete MP4 file with one table of its samples. */
export class NoSubtitleTrackError extends Error {
  override readonly name = 'NoSubtitleTrackError'
}

/** Share of the picture's height for the text, at its bottom. */
const TEXT_SHARE = 0.2
const FONT_SHARE = 0.06
const FONT_ID = 1
const FONT = utf8('Sans-Serif')
const WHITE = u32(0xffffffff)
/** Bytes of a box's length and name. */
const BOX_HEAD = 8
/** Offsets of samples have 32 bits. */
const MAX_BYTES = 2 ** 32

interface Size {
  readonly width: number
  readonly height: number
}

/** Description of timed text (3GPP TS 26.245, 5.16): white words at the bottom, in the middle. */
function textDescription({ width, height }: Size) {
  const [CENTERED, AT_BOTTOM] = [1, 0xff]
  const style = joinBytes(u16(0), u16(0), u16(FONT_ID), u8(0), u8(Math.round(height * FONT_SHARE)), WHITE)
  return box(
    'tx3g',
    zeros(6),
    u16(1),
    u32(0),
    u8(CENTERED),
    u8(AT_BOTTOM),
    u32(0),
    joinBytes(u16(0), u16(0), u16(Math.round(height * TEXT_SHARE)), u16(width)),
    style,
    box('ftab', u16(1), u16(FONT_ID), u8(FONT.byteLength), FONT),
  )
}

const textSample = (text: string) => {
  const words = utf8(text)
  return joinBytes(u16(words.byteLength), words)
}

const toScale = (seconds: number) => Math.round(seconds * SCALE)

/** A sample for each text and each gap. The last one is empty, so that the last text does not stay until the end. */
function samplesOf(texts: readonly TimedText[], filmEnd: number) {
  const samples: { content: ReturnType<typeof textSample>; duration: number }[] = []
  let at = 0
  for (const { start, end, text } of texts) {
    const [from, to] = [Math.max(at, toScale(start)), toScale(end)]
    if (to <= from) continue
    if (from > at) samples.push({ content: textSample(''), duration: from - at })
    samples.push({ content: textSample(text), duration: to - from })
    at = to
  }
  if (at > 0) samples.push({ content: textSample(''), duration: Math.max(1, toScale(filmEnd) - at) })
  return samples
}

const tracksOf = (movie: DataView) => [...boxesIn(movie)].filter(({ name }) => name === 'trak')

/** Size of the picture as it is shown; the last numbers of a track's header. */
function sizeOf(movie: DataView): Size {
  for (const { content } of tracksOf(movie)) {
    const header = boxAt(content, 'tkhd')
    if (!header || header.byteLength < 8) continue
    const [width = 0, height = 0] = [8, 4].map((end) => header.getUint16(header.byteLength - end))
    if (width > 0) return { width, height }
  }
  return { width: 0, height: 0 }
}

function subtitleTrack(
  movie: DataView,
  samples: ReturnType<typeof samplesOf>,
  { id, start, language }: { id: number; start: number; language: string },
) {
  const { width, height } = sizeOf(movie)
  const { scale } = readTimes(boxAt(movie, 'mvhd'))
  const length = samples.reduce((sum, { duration }) => sum + duration, 0)
  const sizes = samples.map(({ content }) => content.byteLength)
  const top = Math.round(height * (1 - TEXT_SHARE))
  const track = {
    ...{ id, length, language, scale: SCALE },
    duration: Math.round((length * scale) / SCALE),
    isEnabled: true,
    isAudio: false,
    place: { width, height: height - top, top },
  }
  let at = start
  const offsets = sizes.map((size) => {
    at += size
    return at - size
  })
  const table: Samples = {
    description: textDescription({ width, height }),
    durations: samples.map(({ duration }) => duration),
    ...{ sizes, offsets, perChunk: 1 },
  }
  return box(
    'trak',
    trackHeader(track),
    mediaBox(track, handler('sbtl', 'Subtitles'), fullBox('nmhd', 0), table),
  )
}

/** A copy of the movie box's content in which `id` is taken. */
function withTrackId(movie: DataView<ArrayBuffer>, id: number) {
  const copy = new Uint8Array(movie.buffer.slice(movie.byteOffset, movie.byteOffset + movie.byteLength))
  const header = boxAt(new DataView(copy.buffer), 'mvhd')
  header?.setUint32(header.byteLength - 4, id + 1)
  return copy
}

/**
 * An MP4 film with one more track, which players can show as subtitles. Nothing else of the film is copied or changed:
 * its list of tracks becomes free space, and a longer one is appended.
 * @param language ISO 639-2
 * @throws NoSubtitleTrackError
 */
export async function withSubtitleTrack(
  film: Blob,
  texts: readonly TimedText[],
  language: string,
): Promise<Blob> {
  const boxes = await outerBoxes(film)
  const outer = boxes.find(({ name }) => name === 'moov')
  const movie = outer && (await contentOf(film, outer))
  const header = boxAt(movie, 'mvhd')
  const { scale, length } = readTimes(header)
  const samples = samplesOf(texts, scale > 0 ? length / scale : 0)
  const isWhole = boxes.at(-1)?.to === film.size && film.size < MAX_BYTES
  if (!movie || !header || !isWhole || boxAt(movie, 'mvex') || samples.length === 0) {
    throw new NoSubtitleTrackError('no complete MP4 film')
  }
  const content = joinBytes(...samples.map((sample) => sample.content))
  const id = header.getUint32(header.byteLength - 4)
  const start = film.size + BOX_HEAD
  const track = subtitleTrack(movie, samples, { id, start, language })
  const nameAt = outer.from + 4
  const parts = [
    film.slice(0, nameAt),
    'free',
    film.slice(nameAt + 4),
    box('mdat', content),
    box('moov', withTrackId(movie, id), track),
  ]
  return new Blob(parts, { type: film.type })
}
