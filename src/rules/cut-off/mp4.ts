import { contentOf, type OuterBox, outerBoxes } from './mp4-boxes.ts'
import { chunksByTrack } from './mp4-chunks.ts'
import { soundTracksIn } from './mp4-tracks.ts'
import { type CutOff, TOLERANCE_S } from './view-of.ts'

/** Length of the sound that lies within the file, by its sample table. */
async function lengthInFile(file: Blob, movie: OuterBox): Promise<CutOff | undefined> {
  const view = await contentOf(file, movie)
  if (!view) return {}
  const chunks = chunksByTrack(view)
  for (const { number, seconds } of soundTracksIn(view)) {
    let [all, there] = [0, 0]
    for (const { from, to } of chunks.get(number) ?? []) {
      all += to - from
      there += Math.max(0, Math.min(to, file.size) - from)
    }
    const readable = all === 0 ? seconds : seconds * (there / all)
    if (seconds - readable > TOLERANCE_S) return { readable, promised: seconds }
  }
  return undefined
}

const WINDOW_BYTES = 1 << 20
/** Boxes that follow a fragment. */
const AFTER_FRAGMENT = /^(?:moof|mdat|mfra|free|skip|sidx|ssix|styp|emsg|prft|uuid)$/

/** Names in a fragment, of which the first may be missing. */
const IN_FRAGMENT = /moof|traf|trun|mdat/

/** Whether a fragment lies behind bytes that are not a box, where players stop: bytes before it are missing or added. */
async function hidesFragment(file: Blob, boxes: readonly OuterBox[]): Promise<boolean> {
  const fragments = boxes.slice(boxes.findIndex(({ name }) => name === 'moof'))
  const isWhole = fragments.every(({ name }) => AFTER_FRAGMENT.test(name))
  if (isWhole && fragments.at(-1)?.to === file.size) return false
  const last = fragments.findLastIndex(({ name }) => name === 'moof')
  for (let at = fragments[last + 1]?.at ?? file.size; at < file.size; at += WINDOW_BYTES) {
    const bytes = await file.slice(at, at + WINDOW_BYTES + 3).arrayBuffer()
    if (IN_FRAGMENT.test(new TextDecoder('latin1').decode(bytes))) return true
  }
  return false
}

/**
 * An MP4 needs only its sample table and the samples; boxes behind them, and trailing tags that are not boxes, may be
 * missing or broken.
 */
export async function cutOffMp4(file: Blob): Promise<CutOff | undefined> {
  const boxes = await outerBoxes(file)
  const movie = boxes.find(({ name }) => name === 'moov')
  const samples = boxes.filter(({ name }) => name === 'mdat')
  if (!movie || samples.length === 0) return {}
  const isInFragments = boxes.some(({ name }) => name === 'moof')
  const isBroken = boxes.some(({ name, to }) => ['moov', 'mdat', 'moof'].includes(name) && to > file.size)
  if (isInFragments) return isBroken || (await hidesFragment(file, boxes)) ? {} : undefined
  return isBroken ? lengthInFile(file, movie) : undefined
}
