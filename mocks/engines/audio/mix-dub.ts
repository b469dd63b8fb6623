import type { SoundPiece } from '#src/rules/sound-timeline.ts'
import { resample } from './join-audio.ts'
import { fromDb } from './loudness.ts'
import type { PcmAudio } from './pcm-audio.ts'
import { createResampler } from './resample-pieces.ts'

interface Stretch {
  start: number
  end: number
}

/** Times in seconds from the start of the original. The sound ends at `end`, even if it is longer. */
export interface DubClip extends Stretch {
  /** Called once, when the mix reaches the clip. */
  load(): Promise<PcmAudio>
}

/** Parameters of a mix besides its sounds. */
export interface MixPlan {
  /** Stretches with speech in the original, which is hardly heard there. */
  speech: readonly Stretch[]
  /** The dubbed part; the original outside it is unchanged. */
  part: Stretch
  /** Level of the original outside speech, in dB relative to before; `null`: the original is not heard. */
  levelDb: number | null
}

export interface DubMix extends MixPlan {
  clips: readonly DubClip[]
  /** Length of the result in seconds. */
  length: number
}

/** Additional attenuation of the original during speech, so that the dub can be understood. */
const DUCK_DB = -18
/** Length of level changes, and of the fade-out of a cut sound. */
const RAMP_S = 0.03
/** Length of a mixed stretch: a film of hours must not be in memory at once. */
const STRETCH_S = 10
/** Sample rates that every sound format supports. */
const RATES = [22_050, 24_000, 32_000, 44_100, 48_000]
const MAX_LEVEL = 32_767

const rateFor = (sampleRate: number) => RATES.find((rate) => sampleRate <= rate) ?? 48_000

/** Buffers reused for every stretch: separate ones would stay in memory until the garbage collection. */
function createBuffers(most: number) {
  const [gain, mixed, samples] = [new Float32Array(most), new Float32Array(most), new Int16Array(most)]
  return (length: number) => ({
    gain: gain.subarray(0, length).fill(1),
    mixed: mixed.subarray(0, length),
    samples: samples.subarray(0, length),
  })
}

interface Attenuated {
  readonly samples: Float32Array
  readonly gain: Float32Array
  /** Level before the first sample, and its largest change from one sample to the next. */
  readonly level: number
  readonly most: number
}

/**
 * Turns steps of the level into slopes, because a jump is heard as a click. A function of its own, because a closure
 * reads its variables from memory for each sample.
 * @returns the last level
 */
function attenuate({ samples, gain, level: before, most }: Attenuated, into: Float32Array): number {
  let level = before
  for (let at = 0; at < into.length; at += 1) {
    const wanted = gain[at] as number
    if (wanted !== level) level += Math.max(-most, Math.min(most, wanted - level))
    into[at] = MAX_LEVEL * (samples[at] as number) * Math.fround(level)
  }
  return level
}

function roundTo(samples: Int16Array, mixed: Float32Array) {
  for (let at = 0; at < samples.length; at += 1) {
    const rounded = Math.floor((mixed[at] as number) + 0.5)
    samples[at] = rounded > MAX_LEVEL ? MAX_LEVEL : rounded < -32_768 ? -32_768 : rounded
  }
}

/** Plays the original at its level, from the start on. */
function createOriginal(rate: number, { speech, clips, part, levelDb }: DubMix) {
  const open = levelDb === null ? 0 : fromDb(levelDb)
  const ducked = levelDb === null ? 0 : fromDb(levelDb + DUCK_DB)
  const most = 1 / (RAMP_S * rate)
  const quiet = [...speech, ...clips]
  let level: number | undefined
  return (samples: Float32Array, gain: Float32Array, from: number, into: Float32Array) => {
    const set = ({ start, end }: Stretch, value: number) => {
      const [first, last] = [start, end].map((at) => Math.max(0, Math.round(at * rate) - from))
      gain.fill(value, first, last)
    }
    set(part, open)
    for (const stretch of quiet) set(stretch, ducked)
    level = attenuate({ samples, gain, level: level ?? gain[0] ?? 1, most }, into)
  }
}

/** Clips that sound within a stretch, each in memory only while it sounds. */
function createClips(rate: number, clips: readonly DubClip[]) {
  const loaded = new Map<DubClip, PcmAudio>()
  return async (from: number, to: number) => {
    const here = clips.filter(({ start, end }) => start * rate < to && end * rate > from)
    for (const clip of loaded.keys()) if (!here.includes(clip)) loaded.delete(clip)
    for (const clip of here) {
      if (!loaded.has(clip)) loaded.set(clip, resample(await clip.load(), rate))
    }
    return loaded
  }
}

interface PlacedSound {
  mixed: Float32Array
  /** Position of the stretch in the mix, and length of the mix, in samples. */
  from: number
  total: number
  rate: number
}

function placeSound(
  { mixed, from, total, rate }: PlacedSound,
  { start, end }: Stretch,
  { samples }: PcmAudio,
) {
  const first = Math.round(start * rate)
  const count = Math.min(samples.length, Math.round(end * rate) - first, total - first)
  const isCut = count < samples.length
  const fade = RAMP_S * rate
  const last = Math.min(first + count, from + mixed.length)
  for (let at = Math.max(first, from); at < last; at += 1) {
    const left = isCut ? Math.min(1, (first + count - at) / fade) : 1
    mixed[at - from] = (mixed[at - from] ?? 0) + (samples[at - first] ?? 0) * left
  }
}

function createMixer(sampleRate: number, mix: DubMix) {
  const rate = rateFor(sampleRate)
  const total = Math.round(mix.length * rate)
  const playOriginal = createOriginal(rate, mix)
  const clipsIn = createClips(rate, mix.clips)
  const resampled = createResampler(sampleRate, rate)
  const beneath = new Float32Array(STRETCH_S * rate)
  const memory = createBuffers(beneath.length)
  let filled = 0
  let from = 0
  async function mixed(): Promise<PcmAudio> {
    const length = Math.min(filled, total - from)
    const sounds = await clipsIn(from, from + length)
    const { gain, mixed: stretch, samples } = memory(length)
    playOriginal(beneath, gain, from, stretch)
    for (const [clip, audio] of sounds) placeSound({ mixed: stretch, from, total, rate }, clip, audio)
    from += length
    filled = 0
    roundTo(samples, stretch)
    return { sampleRate: rate, samples }
  }
  async function* take(samples: Float32Array): AsyncGenerator<PcmAudio> {
    let rest = samples
    while (rest.length > 0 && from < total) {
      const part = rest.subarray(0, beneath.length - filled)
      beneath.set(part, filled)
      filled += part.length
      rest = rest.subarray(part.length)
      if (filled === beneath.length) yield mixed()
    }
  }
  return {
    take: (samples: Float32Array) => take(resampled(samples)),
    /** Mixes over silence if the original ends early. */
    async *finish(): AsyncGenerator<PcmAudio> {
      yield* take(resampled(undefined))
      while (from < total) {
        beneath.fill(0, filled)
        filled = beneath.length
        yield mixed()
      }
    },
  }
}

/**
 * Mixes clips over the original, which becomes quieter or silent beneath them, stretch by stretch. The same buffer
 * is used for the next stretch.
 */
export async function* mixDub(original: AsyncIterable<SoundPiece>, mix: DubMix): AsyncGenerator<PcmAudio> {
  let mixer: ReturnType<typeof createMixer> | undefined
  for await (const { samples, sampleRate } of original) {
    mixer ??= createMixer(sampleRate, mix)
    yield* mixer.take(samples)
  }
  if (mixer) yield* mixer.finish()
}
