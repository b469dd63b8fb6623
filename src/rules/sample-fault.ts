import type { SampleFault } from '#src/contract/cloning.ts'
import { MIN_SAMPLES_SECONDS } from '#src/contract/form-choices.ts'

export const sampleLimits = {
  /**
   * `seconds`, `loudness` and `speechShare` are minimums, `clipping` is a maximum. Loudness in dBFS, shares 0–1;
   * below `silence` the microphone was off.
   */
  seconds: 3,
  loudness: -40,
  silence: -60,
  clipping: 0.01,
  speechShare: 0.15,
} as const

/** Whether usable samples of `seconds` are long enough; compared to a tenth, as lengths are shown. */
export const isLongEnough = (seconds: number): boolean => seconds >= MIN_SAMPLES_SECONDS - 0.05

interface Measures {
  /** `duration` in seconds, `loudness` in dBFS, the shares 0–1. */
  duration: number
  loudness: number
  clipping: number
  speechShare: number
}

export function sampleFault({ duration, loudness, clipping, speechShare }: Measures): SampleFault | null {
  if (duration < sampleLimits.seconds) return 'too_short'
  if (loudness < sampleLimits.silence) return 'no_speech'
  if (loudness < sampleLimits.loudness) return 'too_quiet'
  // Checks clipping first, because in clipped sound speech cannot be distinguished from pauses.
  if (clipping > sampleLimits.clipping) return 'clipped'
  return speechShare < sampleLimits.speechShare ? 'no_speech' : null
}
