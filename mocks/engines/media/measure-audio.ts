import { durationOf, type PcmAudio } from '../audio/pcm-audio.ts'
import { peaks } from '../audio/peaks.ts'
import { findSpeech, type Stretch } from './find-speech.ts'

/** What a recording is like. */
export interface AudioMeasures {
  /** Seconds. */
  duration: number
  /** About 200 of 0 to 1, see peaks.ts. */
  peaks: number[]
  /** Loudness of the speech (of everything, where nobody speaks) in dBFS, from −90 to 0. */
  loudness: number
  /** Share of the samples that are cut off at the top, 0 to 1. */
  clipping: number
  /** Where somebody speaks; empty for silence and noise. */
  speech: Stretch[]
}

const QUIETEST_DB = -90
const TOP = 32_700
/** So many samples in a row at the top are cut off; fewer are a peak. */
const FLAT_SAMPLES = 3

function loudnessOf({ samples, sampleRate }: PcmAudio, stretches: readonly Stretch[]): number {
  let energy = 0
  let count = 0
  for (const { start, end } of stretches) {
    const until = Math.min(samples.length, Math.round(end * sampleRate))
    for (let at = Math.round(start * sampleRate); at < until; at += 1) {
      energy += (samples[at] ?? 0) ** 2
      count += 1
    }
  }
  if (energy === 0) return QUIETEST_DB
  return Math.max(QUIETEST_DB, Math.round(200 * Math.log10(Math.sqrt(energy / count) / 32_768)) / 10)
}

function clippingOf({ samples }: PcmAudio): number {
  let clipped = 0
  let run = 0
  const close = () => {
    if (run >= FLAT_SAMPLES) clipped += run
    run = 0
  }
  for (const sample of samples) {
    if (Math.abs(sample) >= TOP) run += 1
    else if (run > 0) close()
  }
  close()
  return samples.length === 0 ? 0 : clipped / samples.length
}

/** Measures a recording: length, outline, loudness, clipping, and where somebody speaks. */
export function measureAudio(audio: PcmAudio): AudioMeasures {
  const duration = Math.round(durationOf(audio) * 1000) / 1000
  const speech = findSpeech(audio)
  return {
    duration,
    peaks: peaks(audio.samples),
    loudness: loudnessOf(audio, speech.length > 0 ? speech : [{ start: 0, end: duration }]),
    clipping: clippingOf(audio),
    speech,
  }
}
