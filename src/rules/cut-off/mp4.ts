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
  if (!isBroken) return undefined
  return isInFragments ? {} : lengthInFile(file, movie)
}
