import { expect, test } from 'vitest'
import { voicePrint } from '#mocks/engines/hearing/voice-print.ts'
import { createNodeSpeechEngine } from '#mocks/engines/speech/create-node-speech-engine.ts'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'
import { speakersByVoice } from './speakers.ts'

/** A voice print: only its last number, the pitch, differs. */
const voice = (pitch: number, at = 0) => ({ start: at, end: at + 3, print: [0, 0, pitch] })
const short = { start: 0, end: 0.5 }
const woman = 12
const man = 6

test('different voices are two speakers, in the order of their first words; short speech continues the speaker', () => {
  const voices = [voice(woman), voice(man), voice(11.8), short, voice(6.2), voice(woman)]
  expect(speakersByVoice(voices)).toEqual([0, 1, 0, 0, 1, 0])
})

test('one voice is one speaker, however it rises and falls', () => {
  expect(speakersByVoice([11, 12.5, 11.8, 12.9].map((pitch) => voice(pitch)))).toEqual([0, 0, 0, 0])
})

test('a voice that changes a little in a long recording stays one speaker', () => {
  const sentences = Array.from({ length: 120 }, (_, index) => voice(index < 60 ? 10 : 11))
  expect(new Set(speakersByVoice(sentences)).size).toBe(1)
})

test('a few seconds that sound like nobody else belong to one of the two who talk', () => {
  const odd = { start: 0, end: 2, print: [0, 0, 20] }
  const talk = Array.from({ length: 6 }, () => [voice(woman), voice(man)]).flat()
  expect(new Set(speakersByVoice([...talk, odd]))).toEqual(new Set([0, 1]))
})

test('a single sentence in a short conversation has a speaker of its own', () => {
  expect(speakersByVoice([woman, woman, woman, man].map((pitch) => voice(pitch)))).toEqual([0, 0, 0, 1])
})

test('a dozen people who say one short sentence each are a dozen speakers', () => {
  const voices = Array.from({ length: 12 }, (_, index) => voice(10 * index))
  expect(new Set(speakersByVoice(voices)).size).toBe(12)
})

test.each([1, 2, 3])('the number of speakers that the customer gives is kept to: %i', (wanted) => {
  const voices = [woman, 6, 9, man, 11.8].map((pitch) => voice(pitch))
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
