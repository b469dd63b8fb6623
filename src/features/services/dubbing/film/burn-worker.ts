import {
  BlobSource,
  Conversion,
  Input,
  MP4,
  Output,
  QUALITY_HIGH,
  StreamTarget,
  type VideoSample,
  WEBM,
} from 'mediabunny'
import { growingFile } from '#src/rules/growing-file.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import type { BurnJob, BurnMessage, BurnProblem } from './burn-job.ts'
import { drawSubtitle } from './draw-subtitle.ts'
import { outputFormats } from './film-formats.ts'

/** A film is read once from start to end. */
const CACHE_BYTES = 2 * MEGABYTE

class BurnError extends Error {
  override readonly name = 'BurnError'
  readonly problem: BurnProblem

  constructor(problem: BurnProblem) {
    super(problem)
    this.problem = problem
  }
}

const postBurnMessage = (message: BurnMessage) => postMessage(message)

/** Draws the words of its moment over each frame. */
function createPainter(cues: BurnJob['cues']) {
  let canvas = new OffscreenCanvas(1, 1)
  let context = canvas.getContext('2d')
  let at = 0
  let drawn: { text: string; picture: OffscreenCanvas } | undefined
  return (sample: VideoSample) => {
    const { displayWidth: width, displayHeight: height, timestamp } = sample
    if (canvas.width !== width || canvas.height !== height) {
      canvas = new OffscreenCanvas(width, height)
      context = canvas.getContext('2d')
      drawn = undefined
    }
    if (!context) throw new BurnError('codec')
    sample.draw(context, 0, 0, width, height)
    while ((cues[at]?.end ?? Number.POSITIVE_INFINITY) <= timestamp) at += 1
    const cue = cues[at]
    if (!cue || cue.start > timestamp) return canvas
    if (drawn?.text !== cue.text)
      drawn = { text: cue.text, picture: drawSubtitle(cue.text, { width, height }) }
    context.drawImage(drawn.picture, 0, 0)
    return canvas
  }
}

/** The sound is copied as it is. @throws BurnError */
async function burnSubtitlesInto({ film, format, cues }: BurnJob): Promise<Blob> {
  const input = new Input({
    source: new BlobSource(film, { maxCacheSize: CACHE_BYTES }),
    formats: [MP4, WEBM],
  })
  try {
    const { writable, content } = growingFile()
    const output = new Output({ format: outputFormats[format](), target: new StreamTarget(writable) })
    const conversion = await Conversion.init({
      input,
      output,
      video: { process: createPainter(cues), quality: QUALITY_HIGH },
      showWarnings: false,
    })
    const hasPicture = conversion.utilizedTracks.some((track) => track.isVideoTrack())
    if (!conversion.isValid || !hasPicture) throw new BurnError('codec')
    conversion.onProgress = (progress) => postBurnMessage({ progress })
    await conversion.execute()
    return content().slice(0, content().size, film.type)
  } finally {
    input.dispose()
  }
}

addEventListener('message', async ({ data }: MessageEvent<BurnJob>) => {
  try {
    postBurnMessage({ film: await burnSubtitlesInto(data) })
  } catch (error) {
    postBurnMessage({ problem: error instanceof BurnError ? error.problem : 'unreadable' })
  }
})
