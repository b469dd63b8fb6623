import type { SpeechEngine } from './speech-engine.ts'

const RATE = 8_000
const SECONDS_PER_LETTER = 0.07
const LOUDNESS = 6_000

/** In hertz, for every voice. */
const PITCH = 180

/**
 * Replaces speech if its optional package is not installed: every word is a hum whose length follows its letters, so
 * that lengths, word times and files are plausible.
 */
export function createHummingEngine(): SpeechEngine {
  return {
    async speak({ text, speed }, options) {
      options?.signal?.throwIfAborted()
      let end = 0
      const words = text
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => {
          const start = end
          end += ((word.length + 1) * SECONDS_PER_LETTER) / speed
          return { text: word, start, end: end - SECONDS_PER_LETTER / speed }
        })
      const samples = new Int16Array(Math.round(end * RATE))
      for (const word of words) {
        const [from, to] = [Math.round(word.start * RATE), Math.round(word.end * RATE)]
        for (let at = from; at < to; at += 1)
          samples[at] = LOUDNESS * Math.sin((2 * Math.PI * PITCH * at) / RATE)
      }
      return { sampleRate: RATE, samples, duration: samples.length / RATE, words }
    },
  }
}
