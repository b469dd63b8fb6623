import type { SampleFault } from '#src/contract/clone.ts'

export const sampleLimits = {
  /** Least seconds of a sample. */
  seconds: 3,
  /** Least loudness of the speech, in dBFS. */
  loudness: -40,
  /** Below this, in dBFS, nobody speaks: a microphone that was switched off. */
  silence: -60,
  /** Most that may be clipped, as a share of the samples. */
  clipping: 0.01,
  /** Least share of the time in which somebody speaks. */
  speechShare: 0.15,
} as const

interface Measures {
  /** Seconds. */
  duration: number
  /** dBFS. */
  loudness: number
  /** Share of clipped samples, 0–1. */
  clipping: number
  /** Share of the time in which somebody speaks, 0–1. */
  speechShare: number
}

export function sampleFault({ duration, loudness, clipping, speechShare }: Measures): SampleFault | null {
  if (duration < sampleLimits.seconds) return 'too_short'
  if (loudness < sampleLimits.silence) return 'no_speech'
  if (loudness < sampleLimits.loudness) return 'too_quiet'
  // Where nearly all is clipped no speech is told from pauses: the loudness is what to mend.
  if (clipping > sampleLimits.clipping) return 'clipped'
  return speechShare < sampleLimits.speechShare ? 'no_speech' : null
}
