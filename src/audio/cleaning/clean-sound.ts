import { createSoundMeter, type SoundMeasures } from '#src/rules/sound-meter.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'

/** Loudness of levelled speech in dBFS. */
export const LEVEL_DB = -20
const MAX_GAIN_DB = 40
/** Compresses samples above this level, so that no peak is clipped. */
const COMPRESSION_START = 0.7
const HEADROOM = 0.25
/** Length of the fade at each cut, which would click without it. */
const FADE_S = 0.005
const FULL_SCALE = 32_768
/** A tone that is heard well over speech of the usual loudness, and is no louder. */
const BLEEP_HZ = 1_000
const BLEEP_HEIGHT = 0.14
const SAMPLES_PER_TURN = 1 << 16

export interface Pcm {
  readonly samples: Int16Array<ArrayBuffer>
  readonly sampleRate: number
}

export function measurePcm({ samples, sampleRate }: Pcm): SoundMeasures {
  const meter = createSoundMeter(sampleRate)
  for (let from = 0; from < samples.length; from += SAMPLES_PER_TURN) {
    meter.add(
      Float32Array.from(samples.subarray(from, from + SAMPLES_PER_TURN), (sample) => sample / FULL_SCALE),
    )
  }
  return meter.finish()
}

const rangeOf = ({ samples, sampleRate }: Pcm, { start, end }: Stretch) =>
  samples.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate))

/** Joins the parts that remain. */
export function joinParts({ samples, sampleRate }: Pcm, parts: readonly Stretch[]): Pcm {
  const ranges = parts.map((part) => rangeOf({ samples, sampleRate }, part))
  const joined = new Int16Array(ranges.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const [index, range] of ranges.entries()) {
    joined.set(range, at)
    const fade = Math.min(Math.round(FADE_S * sampleRate), range.length)
    for (let step = 0; step < fade; step += 1) {
      const share = step / fade
      const last = at + range.length - 1 - step
      if (index > 0) joined[at + step] = (joined[at + step] as number) * share
      if (index < ranges.length - 1) joined[last] = (joined[last] as number) * share
    }
    at += range.length
  }
  return { samples: joined, sampleRate }
}

/** Erases the sound of some parts. */
export function withoutParts(pcm: Pcm, parts: readonly Stretch[]): Pcm {
  if (parts.length === 0) return pcm
  const silenced = { ...pcm, samples: pcm.samples.slice() }
  for (const part of parts) rangeOf(silenced, part).fill(0)
  return silenced
}

/** The tone, from −1 to 1, some seconds after its start. It swells and fades, so that it does not click. */
export function toneAt(seconds: number, length: number): number {
  const swell = Math.max(0, Math.min(1, seconds / FADE_S, (length - seconds) / FADE_S))
  return swell * Math.sin(2 * Math.PI * BLEEP_HZ * seconds) * BLEEP_HEIGHT
}

/** Replaces the sound of some parts by a tone, in place. */
export function replaceByTone(pcm: Pcm, parts: readonly Stretch[]) {
  for (const part of parts) {
    const range = rangeOf(pcm, part)
    const length = range.length / pcm.sampleRate
    for (let at = 0; at < range.length; at += 1) {
      range[at] = Math.round(toneAt(at / pcm.sampleRate, length) * FULL_SCALE)
    }
  }
}

function compressSample(height: number) {
  const size = Math.abs(height)
  if (size <= COMPRESSION_START) return height
  return Math.sign(height) * (COMPRESSION_START + HEADROOM * Math.tanh((size - COMPRESSION_START) / HEADROOM))
}

/** Brings speech from `loudness` to the usual level, in place. */
export function levelSound({ samples }: Pcm, loudness: number) {
  const gain = 10 ** (Math.min(MAX_GAIN_DB, LEVEL_DB - loudness) / 20)
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = Math.round(compressSample(((samples[at] as number) / FULL_SCALE) * gain) * FULL_SCALE)
  }
}
