import type { PcmAudio } from './pcm-audio.ts'

const TONES_HZ = [1_320, 990]
const TONE_SECONDS = 0.11
/** Seconds until the first mark, and between marks. */
const FIRST_SECONDS = 0.6
const EVERY_SECONDS = 2.5
/** Share of full scale: audible, with the words still audible beneath. */
const MARK_LEVEL = 0.09

/** Adds two soft tones to a sound at regular intervals, so that it can be judged but not used. */
export function withWatermark({ samples, sampleRate }: PcmAudio): PcmAudio {
  const marked = samples.slice()
  const length = Math.round(TONE_SECONDS * sampleRate)
  const seconds = samples.length / sampleRate
  for (let at = Math.min(FIRST_SECONDS, seconds / 3); at < seconds; at += EVERY_SECONDS) {
    for (const [place, hz] of TONES_HZ.entries()) {
      const start = Math.round(at * sampleRate) + place * length
      for (let index = 0; index < length && start + index < marked.length; index += 1) {
        const fade = Math.sin((Math.PI * index) / length)
        const tone = 32_767 * MARK_LEVEL * fade * Math.sin((2 * Math.PI * hz * index) / sampleRate)
        const sum = (marked[start + index] ?? 0) + tone
        marked[start + index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)))
      }
    }
  }
  return { samples: marked, sampleRate }
}
