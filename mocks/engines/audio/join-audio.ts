import type { PcmAudio } from './pcm-audio.ts'

export interface JoinedAudio extends PcmAudio {
  /** Start of each part, in seconds. */
  starts: number[]
}

/** Changes the sample rate of a sound by linear interpolation, which is enough for speech. */
export function resample({ samples, sampleRate }: PcmAudio, targetRate: number): PcmAudio {
  if (sampleRate === targetRate) return { samples, sampleRate }
  const length = Math.round((samples.length * targetRate) / sampleRate)
  const resampled = new Int16Array(length)
  const step = sampleRate / targetRate
  for (let index = 0; index < length; index += 1) {
    const position = index * step
    const left = samples[Math.floor(position)] ?? 0
    const right = samples[Math.floor(position) + 1] ?? left
    resampled[index] = Math.round(left + (right - left) * (position % 1))
  }
  return { samples: resampled, sampleRate: targetRate }
}

/**
 * Concatenates sounds with silence between them, at the highest of their sample rates. A single sound is not copied.
 * @param gapSeconds silence between two parts: one length for all, or one per gap (missing ones are 0).
 */
export function joinAudio(
  parts: readonly PcmAudio[],
  gapSeconds: number | readonly number[] = 0,
): JoinedAudio {
  const sampleRate = Math.max(8000, ...parts.map((part) => part.sampleRate))
  const even = parts.map((part) => resample(part, sampleRate).samples)
  const offsets: number[] = []
  let length = 0
  even.forEach((samples, index) => {
    if (index > 0) {
      const gap = typeof gapSeconds === 'number' ? gapSeconds : (gapSeconds[index - 1] ?? 0)
      length += Math.round(Math.max(0, gap) * sampleRate)
    }
    offsets.push(length)
    length += samples.length
  })
  const starts = offsets.map((offset) => offset / sampleRate)
  const [alone] = even
  if (alone && even.length === 1) return { samples: alone, sampleRate, starts }
  const joined = new Int16Array(length)
  even.forEach((samples, index) => {
    joined.set(samples, offsets[index])
  })
  return { samples: joined, sampleRate, starts }
}
