import { expect, test } from 'vitest'
import { voicePrint } from '#mocks/engines/hearing/voice-print.ts'
import voiceSpread from '#mocks/engines/hearing/voice-spread.json' with { type: 'json' }
import { createNodeSpeechEngine } from '#mocks/engines/speech/create-node-speech-engine.ts'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'
import { speakersByVoice } from './speakers.ts'

/** The voice print of an average person but for its first number. */
const printOf = (first: number) => [first, ...voiceSpread.mean.slice(1)]
const voice = (first: number, at = 0) => ({ start: at, end: at + 3, print: printOf(first) })
const short = { start: 0, end: 0.5 }
const woman = 9.4
const man = 5.4

test('different voices are two speakers, in the order of their first words; short speech continues the speaker', () => {
  const voices = [voice(woman), voice(man), voice(9.2), short, voice(5.6), voice(woman)]
  expect(speakersByVoice(voices)).toEqual([0, 1, 0, 0, 1, 0])
})

test('one voice is one speaker, however it rises and falls', () => {
  expect(speakersByVoice([8.4, 9.4, 8.9, 9.2].map((pitch) => voice(pitch)))).toEqual([0, 0, 0, 0])
})

test('a voice that changes a little in a long recording stays one speaker', () => {
  const sentences = Array.from({ length: 120 }, (_, index) => voice(index < 60 ? 7 : 8))
  expect(new Set(speakersByVoice(sentences)).size).toBe(1)
})

test('a few seconds that sound like nobody else belong to one of the two who talk', () => {
  const odd = { start: 0, end: 2, print: printOf(14) }
  const talk = Array.from({ length: 6 }, () => [voice(woman), voice(man)]).flat()
  expect(new Set(speakersByVoice([...talk, odd]))).toEqual(new Set([0, 1]))
})

test('a single sentence in a short conversation has a speaker of its own', () => {
  expect(speakersByVoice([woman, woman, woman, man].map((pitch) => voice(pitch)))).toEqual([0, 0, 0, 1])
})

/** Difference of people from their middle, in deviations. */
const DIFFERENCE = 1.2

/** A dozen people who say one sentence each and differ in everything; `step` draws other people. */
const dozen = (step: number, deviations: number) =>
  Array.from({ length: 12 }, (_, person) => ({
    ...{ start: 0, end: 3 },
    print: voiceSpread.amongPeople.map((variance, at) => {
      const draw = Math.cos(step * (person + 1) * (at + 1) * (at + 2))
      return (voiceSpread.mean[at] ?? 0) + deviations * Math.sqrt(variance) * draw
    }),
  }))

test('a dozen people who say one short sentence each are a dozen speakers', () => {
  expect(new Set(speakersByVoice(dozen(2.6, 2))).size).toBe(12)
})

test('two of a dozen people who sound alike leave the others speakers of their own', () => {
  expect(new Set(speakersByVoice(dozen(1.7, 1.5))).size).toBeGreaterThanOrEqual(10)
})

test.each([0, 2])(
  'three people are three speakers, also on a telephone that changes all voices by %i deviations',
  (change) => {
    const prints = [0, 1, 2].map((person) =>
      voiceSpread.amongPeople.map((variance, at) => {
        const own = Math.cos(2 * Math.PI * ((person + at) / 3)) * DIFFERENCE
        return (voiceSpread.mean[at] ?? 0) + Math.sqrt(variance) * (own + change)
      }),
    )
    const talk = prints.map((print) => ({ start: 0, end: 3, print }))
    expect(new Set(speakersByVoice([...talk, ...talk])).size).toBe(3)
  },
)

test.each([1, 2, 3])('the number of speakers that the customer gives is kept to: %i', (wanted) => {
  const voices = [woman, 5.6, 7.4, man, 9.2].map((pitch) => voice(pitch))
  expect(new Set(speakersByVoice(voices, wanted)).size).toBe(wanted)
})

test('speech without recognisable voices takes turns if the customer says that there are two', () => {
  expect(speakersByVoice([short, short, short], 2)).toEqual([0, 1, 0])
})

test('the sandbox distinguishes a man and a woman who speak in turn by their sound', {
  tags: 'long',
}, async () => {
  const engine = createNodeSpeechEngine()
  const people = [timbreFor(1, 'man'), timbreFor(3, 'woman')]
  const texts = ['The meeting begins at ten in the morning.', 'Please bring your own cup and a chair.']
  const voices = []
  for (const text of texts) {
    for (const timbre of people) {
      const { samples, sampleRate } = await engine.speak({ text, locale: 'en', timbre, speed: 1, pitch: 0 })
      const sound = Float32Array.from(samples, (sample) => sample / 0x80_00)
      voices.push({ ...short, print: voicePrint(sound, sampleRate) })
    }
  }
  expect(speakersByVoice(voices)).toEqual([0, 1, 0, 1])
})
