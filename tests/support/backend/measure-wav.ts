import { durationOf } from '#mocks/engines/audio/pcm-audio.ts'
import { peaks } from '#mocks/engines/audio/peaks.ts'
import { readWav } from '#mocks/engines/audio/read-wav.ts'

export interface WavMeasures {
  /** Seconds. */
  duration: number
  /** 0 to 1, see peaks.ts. */
  peaks: number[]
}

/**
 * Length and outline of a WAV file. @throws WavError if it is another format, cut off or of an unsupported kind.
 */
export function measureWav(bytes: Uint8Array, peakCount = 200): WavMeasures {
  const audio = readWav(bytes)
  return { duration: durationOf(audio), peaks: peaks(audio.samples, peakCount) }
}
