import {
  AudioSample,
  BlobSource,
  Conversion,
  Input,
  type InputFormat,
  MATROSKA,
  MkvOutputFormat,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { growingFile } from '#src/rules/growing-file.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { mediaTypeOf } from '#src/rules/media-type.ts'
import { repairedSound } from '#src/rules/repaired-sound.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { CleanError } from './clean-jobs.ts'
import { toneAt } from './clean-sound.ts'

/** A film is read once from start to end. */
const CACHE_BYTES = 2 * MEGABYTE

const FORMATS: ReadonlyMap<InputFormat, () => OutputFormat> = new Map<InputFormat, () => OutputFormat>([
  [MP4, () => new Mp4OutputFormat()],
  [QTFF, () => new MovOutputFormat()],
  [WEBM, () => new WebMOutputFormat()],
  [MATROSKA, () => new MkvOutputFormat()],
])

/** A sample with the tone in those of its frames that are within a part; the same one if there are none. */
function withTone(sample: AudioSample, parts: readonly Stretch[]): AudioSample {
  const { timestamp, duration, sampleRate, numberOfFrames, numberOfChannels } = sample
  const touched = parts.filter(({ start, end }) => start < timestamp + duration && end > timestamp)
  if (touched.length === 0) return sample
  const data = new Float32Array(numberOfFrames * numberOfChannels)
  for (let plane = 0; plane < numberOfChannels; plane += 1) {
    const channel = data.subarray(plane * numberOfFrames, (plane + 1) * numberOfFrames)
    sample.copyTo(channel, { planeIndex: plane, format: 'f32-planar' })
    for (const { start, end } of touched) {
      const to = Math.min(numberOfFrames, Math.round((end - timestamp) * sampleRate))
      for (let at = Math.max(0, Math.round((start - timestamp) * sampleRate)); at < to; at += 1) {
        channel[at] = toneAt(timestamp + at / sampleRate - start, end - start)
      }
    }
  }
  return new AudioSample({ data, format: 'f32-planar', numberOfChannels, sampleRate, timestamp })
}

/**
 * A film with a tone in the place of some parts of its sound, in seconds. The picture is copied as it is. Tags, such as
 * the place of the camera, and further tracks are left out.
 * @returns undefined if the film is not wanted any more
 * @throws CleanError if the picture cannot be copied
 */
export async function bleepFilm(
  film: Blob,
  parts: readonly Stretch[],
  isWanted: () => boolean,
): Promise<Blob | undefined> {
  const type = await mediaTypeOf(film)
  const file = type ? await repairedSound(film, type) : film
  const source = new BlobSource(file, { maxCacheSize: CACHE_BYTES })
  const input = new Input({ source, formats: [...FORMATS.keys()] })
  try {
    const format = FORMATS.get(await input.getFormat())?.()
    if (!format) throw new CleanError('film')
    const { writable, content } = growingFile()
    const output = new Output({ format, target: new StreamTarget(writable) })
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      copy: {},
      audio: { process: (sample) => withTone(sample, parts) },
      tags: {},
      showWarnings: false,
    })
    const isWhole = ['video', 'audio'].every((kind) =>
      conversion.utilizedTracks.some((track) => track.type === kind),
    )
    if (!conversion.isValid || !isWhole) throw new CleanError('film')
    conversion.onProgress = () => {
      if (!isWanted()) void conversion.cancel()
    }
    try {
      await conversion.execute()
    } catch (error) {
      if (conversion.state === 'canceled') return undefined
      throw error
    }
    return content().slice(0, content().size, format.mimeType)
  } finally {
    input.dispose()
  }
}
