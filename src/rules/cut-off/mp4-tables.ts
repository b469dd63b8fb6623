import { boxAt, boxesIn, movieIn } from './mp4-chunks.ts'

/** Version, flags and the number of entries. */
const HEAD_BYTES = 8

/** Bytes of an entry, by the name of its table. */
const ENTRY_BYTES: Readonly<Record<string, number>> = {
  stts: 8,
  ctts: 8,
  stsc: 12,
  stco: 4,
  co64: 8,
  stss: 4,
}

const entryCount = (table: DataView | undefined) =>
  table && table.byteLength >= HEAD_BYTES ? table.getUint32(4) : 0

function hasRoomForEntries(name: string, table: DataView): boolean {
  const bytes = ENTRY_BYTES[name]
  return bytes === undefined || HEAD_BYTES + entryCount(table) * bytes <= table.byteLength
}

/** Sum of the first number of each entry: these tables repeat a time for a number of samples. */
function samplesIn(table: DataView | undefined): number {
  let sum = 0
  for (let index = 0; table && index < entryCount(table); index += 1)
    sum += table.getUint32(HEAD_BYTES + index * 8)
  return sum
}

function sizesFit(sizes: DataView | undefined, most: number): boolean {
  if (!sizes) return true
  if (sizes.byteLength < 12) return false
  const [same, count] = [sizes.getUint32(4), sizes.getUint32(8)]
  return count <= most && (same > 0 || 12 + count * 4 <= sizes.byteLength)
}

/** Whether runs of chunks follow each other, begin within the list of chunks, and hold at most so many samples. */
function areRunsInOrder(runs: DataView | undefined, chunks: number, most: number): boolean {
  let [before, samples] = [0, 0]
  for (let index = 0; runs && index < entryCount(runs); index += 1) {
    const at = HEAD_BYTES + index * 12
    const [first, each] = [runs.getUint32(at), runs.getUint32(at + 4)]
    if (first <= before || first > chunks) return false
    const next = index + 1 < entryCount(runs) ? runs.getUint32(at + 12) : chunks + 1
    samples += Math.max(0, next - first) * each
    before = first
  }
  return samples <= most
}

function isPlausible(table: DataView, most: number): boolean {
  if (![...boxesIn(table)].every(({ name, content }) => hasRoomForEntries(name, content))) return false
  const of = (name: string) => boxAt(table, name)
  const chunks = entryCount(of('stco') ?? of('co64'))
  return (
    sizesFit(of('stsz'), most) &&
    samplesIn(of('stts')) <= most &&
    samplesIn(of('ctts')) <= most &&
    areRunsInOrder(of('stsc'), chunks, most)
  )
}

/**
 * Whether the sample tables of a film describe no more samples than the file has bytes: readers walk through all of
 * them, so a damaged number would keep them busy for hours.
 */
export async function isUnbrokenMp4(film: Blob): Promise<boolean> {
  const movie = await movieIn(film)
  for (const { name, content } of movie ? boxesIn(movie) : []) {
    const table = name === 'trak' ? boxAt(content, 'mdia', 'minf', 'stbl') : undefined
    if (table && !isPlausible(table, film.size)) return false
  }
  return true
}
