import { contentOf, outerBoxes } from './mp4-boxes.ts'
import { type ByteRange, boxAt, boxesIn, movieIn } from './mp4-chunks.ts'

/** Fields of a fragment's track and of its lists of samples, by their flags (ISO 14496-12, 8.8.7 and 8.8.8). */
const [BASE_OFFSET, DESCRIPTION, DEFAULT_DURATION, DEFAULT_SIZE] = [0x1, 0x2, 0x8, 0x10]
const NO_SAMPLES = 0x1_0000
const [DATA_OFFSET, FIRST_FLAGS, DURATION, SIZE] = [0x1, 0x4, 0x100, 0x200]
const SAMPLE_FIELDS = [DURATION, SIZE, 0x400, 0x800]

const flagsOf = (box: DataView) => box.getUint32(0) & 0xff_ffff
const bytesFor = (flags: number, ...fields: readonly number[]) =>
  fields.reduce((sum, field) => sum + (flags & field ? 4 : 0), 0)

/** The boxes within another one; undefined if other bytes are behind them. */
function wholeBoxes(view: DataView) {
  const boxes = [...boxesIn(view)]
  const last = boxes.at(-1)?.content
  const end = last ? last.byteOffset + last.byteLength : view.byteOffset
  return end === view.byteOffset + view.byteLength ? boxes : undefined
}

interface Run {
  readonly bytes: number
  /** Place of its first sample, if it does not follow the run before. */
  readonly offset: number | undefined
}

/** A list of samples; undefined if it is damaged. */
function runIn(run: DataView, usualSize: number): Run | undefined {
  if (run.byteLength < 8) return undefined
  const flags = flagsOf(run)
  const count = run.getUint32(4)
  const each = bytesFor(flags, ...SAMPLE_FIELDS)
  const head = 8 + bytesFor(flags, DATA_OFFSET, FIRST_FLAGS)
  if (head + count * each !== run.byteLength) return undefined
  const offset = flags & DATA_OFFSET ? run.getInt32(8) : undefined
  if (!(flags & SIZE)) return { bytes: count * usualSize, offset }
  let bytes = 0
  for (let at = head + bytesFor(flags, DURATION); at < run.byteLength; at += each) bytes += run.getUint32(at)
  return { bytes, offset }
}

interface Header {
  /** Place from which its runs count. */
  readonly base: number | undefined
  readonly usualSize: number
  readonly isEmpty: boolean
}

/** @param sizes usual sizes of samples by track, from the head of the film */
function headerIn(header: DataView, sizes: ReadonlyMap<number, number>): Header | undefined {
  if (header.byteLength < 8) return undefined
  const flags = flagsOf(header)
  const sizeAt = 8 + (flags & BASE_OFFSET ? 8 : 0) + bytesFor(flags, DESCRIPTION, DEFAULT_DURATION)
  if (sizeAt + bytesFor(flags, DEFAULT_SIZE) > header.byteLength) return undefined
  return {
    base: flags & BASE_OFFSET ? Number(header.getBigUint64(8)) : undefined,
    usualSize: flags & DEFAULT_SIZE ? header.getUint32(sizeAt) : (sizes.get(header.getUint32(4)) ?? 0),
    isEmpty: (flags & NO_SAMPLES) !== 0,
  }
}

interface Track {
  /** Where its samples are; those without a place of their own follow samples of another track. */
  readonly ranges: readonly ByteRange[]
  readonly hasTime: boolean
}

/** The samples of one track in a fragment that starts at `start`; undefined if their description is damaged. */
function trackIn(track: DataView, start: number, sizes: ReadonlyMap<number, number>): Track | undefined {
  const boxes = wholeBoxes(track)
  const box = boxes?.find(({ name }) => name === 'tfhd')?.content
  const header = box && headerIn(box, sizes)
  if (!(boxes && header)) return undefined
  const lists = boxes.filter(({ name }) => name === 'trun')
  if (lists.length === 0 && !header.isEmpty) return undefined
  const ranges: ByteRange[] = []
  for (const { content } of lists) {
    const run = runIn(content, header.usualSize)
    if (!run) return undefined
    const from = run.offset === undefined ? ranges.at(-1)?.to : (header.base ?? start) + run.offset
    if (from !== undefined) ranges.push({ from, to: from + run.bytes })
  }
  return { ranges, hasTime: boxes.some(({ name }) => name === 'tfdt') }
}

/** The tracks of a fragment; undefined if their description is damaged. */
function tracksIn(fragment: DataView, start: number, sizes: ReadonlyMap<number, number>) {
  const boxes = wholeBoxes(fragment)
  if (!boxes) return undefined
  const tracks = boxes
    .filter(({ name }) => name === 'traf')
    .map(({ content }) => trackIn(content, start, sizes))
  const whole = tracks.flatMap((track) => track ?? [])
  return whole.length > 0 && whole.length === tracks.length ? whole : undefined
}

/** Usual sizes of samples, by track. */
function usualSizes(extension: DataView): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const { name, content } of boxesIn(extension))
    if (name === 'trex' && content.byteLength >= 20) sizes.set(content.getUint32(4), content.getUint32(16))
  return sizes
}

/**
 * Whether each fragment of a film describes samples that are in the film; true for a film without fragments. Players
 * skip a damaged fragment, or take its numbers for hours of sound.
 */
export async function hasWholeFragments(film: Blob): Promise<boolean> {
  const movie = await movieIn(film)
  const extension = movie && boxAt(movie, 'mvex')
  if (!extension) return true
  const boxes = await outerBoxes(film)
  const sizes = usualSizes(extension)
  const places = boxes.flatMap(({ name }, place) => (name === 'moof' ? place : []))
  if (places.length === 0) return boxes.at(-1)?.to === film.size
  const times = new Set<boolean>()
  for (const [index, place] of places.entries()) {
    const box = boxes[place]
    const content = box && (await contentOf(film, box))
    const tracks = content && tracksIn(content, box.from, sizes)
    // Some programs write the samples of a fragment before it.
    const near = boxes.slice((places[index - 1] ?? -1) + 1, places[index + 1])
    const isThere = ({ from, to }: ByteRange) =>
      near.some((each) => each.name === 'mdat' && each.at <= from && to <= each.to)
    if (!tracks?.every(({ ranges }) => ranges.every(isThere))) return false
    for (const { hasTime } of tracks) times.add(hasTime)
  }
  return times.size === 1
}
