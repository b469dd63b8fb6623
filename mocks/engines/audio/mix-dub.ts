import type { SoundPiece } from '#src/rules/sound-timeline.ts'
import { resample } from './join-audio.ts'
import { fromDb } from './loudness.ts'
import type { PcmAudio } from './pcm-audio.ts'
import { createResampler } from './resample-pieces.ts'

interface Stretch {
  start: number
  end: number
}

/** Times in seconds from the start of the original. Its sound ends where it says, however long that is. */
export interface DubClip extends Stretch {
  /** Asked for once, when the mix comes there. */
  load(): Promise<PcmAudio>
}

/** What a mix is made of beside its sounds. */
export interface MixPlan {
  /** Where somebody speaks in the original, which is hardly heard there. */
  speech: readonly Stretch[]
  /** What is dubbed; the original around it sounds as before. */
  part: Stretch
  /** dB against what it was, where nobody speaks; `null`: nothing of the original is heard. */
  levelDb: number | null
}

export interface DubMix extends MixPlan {
  clips: readonly DubClip[]
  /** Seconds that the result lasts. */
  length: number
}

/** How much quieter the original still gets where somebody speaks, so that the dub is understood. */
const DUCK_DB = -18
/** In which the level goes from one to another, and a sound that is cut fades out. */
const RAMP_S = 0.03
/** So much is mixed at a time: a film of hours must not lie in memory. */
const STRETCH_S = 10
/** Rates that every sound format knows. */
const RATES = [22_050, 24_000, 32_000, 44_100, 48_000]
const LOUDEST = 32_767

const rateFor = (sampleRate: number) => RATES.find((rate) => sampleRate <= rate) ?? 48_000

/** Memory for one stretch after the other: what each took for itself would lie there until garbage is collected. */
function createMemory(most: number) {
  const [gain, mixed, samples] = [new Float32Array(most), new Float32Array(most), new Int16Array(most)]
  return (length: number) => ({
    gain: gain.subarray(0, length).fill(1),
    mixed: mixed.subarray(0, length),
    samples: samples.subarray(0, length),
  })
}

/** Levels of the original, sample by sample from the start on, as factors. */
function createLevels(rate: number, { speech, clips, part, levelDb }: DubMix) {
  const open = levelDb === null ? 0 : fromDb(levelDb)
  const ducked = levelDb === null ? 0 : fromDb(levelDb + DUCK_DB)
  const most = 1 / (RAMP_S * rate)
  const quiet = [...speech, ...clips]
  let level: number | undefined
  return (gain: Float32Array, from: number) => {
    const set = ({ start, end }: Stretch, value: number) => {
      const [first, last] = [start, end].map((at) => Math.max(0, Math.round(at * rate) - from))
      gain.fill(value, first, last)
    }
    set(part, open)
    for (const stretch of quiet) set(stretch, ducked)
    // Steps become slopes: a level that jumps is heard as a click.
    for (let at = 0; at < gain.length; at += 1) {
      const wanted = gain[at] ?? 1
      level = level === undefined ? wanted : level + Math.max(-most, Math.min(most, wanted - level))
      gain[at] = level
    }
  }
}

/** The clips that sound within a stretch, each in memory only as long as it sounds. */
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

interface Laying {
  mixed: Float32Array
  /** Samples before the stretch, and of the whole. */
  from: number
  total: number
  rate: number
}

function lay({ mixed, from, total, rate }: Laying, { start, end }: Stretch, { samples }: PcmAudio) {
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
  const levels = createLevels(rate, mix)
  const clipsIn = createClips(rate, mix.clips)
  const resampled = createResampler(sampleRate, rate)
  const beneath = new Float32Array(STRETCH_S * rate)
  const memory = createMemory(beneath.length)
  let filled = 0
  let from = 0
  async function mixed(): Promise<PcmAudio> {
    const length = Math.min(filled, total - from)
    const sounds = await clipsIn(from, from + length)
    const { gain, mixed: stretch, samples } = memory(length)
    levels(gain, from)
    for (let at = 0; at < length; at += 1) stretch[at] = LOUDEST * (beneath[at] ?? 0) * (gain[at] ?? 0)
    for (const [clip, audio] of sounds) lay({ mixed: stretch, from, total, rate }, clip, audio)
    from += length
    filled = 0
    for (let at = 0; at < length; at += 1) {
      samples[at] = Math.max(-32_768, Math.min(LOUDEST, Math.round(stretch[at] ?? 0)))
    }
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
    /** Where the original ends before the whole does, silence is beneath. */
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
 * Lays what was spoken over the original, which gets quieter beneath it or is gone, a stretch at a time. The same memory
 * is used for the next.
 */
export async function* mixDub(original: AsyncIterable<SoundPiece>, mix: DubMix): AsyncGenerator<PcmAudio> {
  let mixer: ReturnType<typeof createMixer> | undefined
  for await (const { samples, sampleRate } of original) {
    mixer ??= createMixer(sampleRate, mix)
    yield* mixer.take(samples)
  }
  if (mixer) yield* mixer.finish()
}
