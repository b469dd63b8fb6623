import { contentOf, type OuterBox, outerBoxes } from './mp4-boxes.ts'
import { chunksByTrack } from './mp4-chunks.ts'
import { soundTracksIn } from './mp4-tracks.ts'
import { type CutOff, TOLERANCE_S } from './view-of.ts'

/** How much of a sound lies within the file, by the list of its samples. */
async function soundThere(file: Blob, movie: OuterBox): Promise<CutOff | undefined> {
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

/**
 * What is needed of an MP4 is the list of its samples and the samples themselves; what else is behind them, and tags
 * that are no boxes, may be missing or broken.
 */
export async function cutOffMp4(file: Blob): Promise<CutOff | undefined> {
  const boxes = await outerBoxes(file)
  const movie = boxes.find(({ name }) => name === 'moov')
  const samples = boxes.filter(({ name }) => name === 'mdat')
  if (!movie || samples.length === 0) return {}
  const isInFragments = boxes.some(({ name }) => name === 'moof')
  const isBroken = boxes.some(({ name, to }) => ['moov', 'mdat', 'moof'].includes(name) && to > file.size)
  if (!isBroken) return undefined
  return isInFragments ? {} : soundThere(file, movie)
}
