import { expect, test } from 'vitest'
import { resample } from '#mocks/engines/audio/join-audio.ts'
import { createNodeHearingEngine } from '#mocks/engines/hearing/create-node-hearing-engine.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import {
  currentTranscript,
  sendForm,
  speakAsStranger,
  TRANSCRIPTS,
  transcribed,
} from '#tests/support/backend/transcript-project.ts'
import {
  organ,
  READING,
  readingAfterSilence,
  readingAt,
  readingFile,
  soundOnLeftOnly,
  wavOf,
  withNoise,
} from '#tests/support/english-reading.ts'
import { wordErrors } from '#tests/support/word-errors.ts'

const { COMPLETED, REJECTED } = projectStatuses
const RATE = 16_000
const hearing = createNodeHearingEngine()

/** Sends a sound by the form and has it transcribed: refused, rejected, or what is in the transcript. */
async function outcomeOf(file: File) {
  const client = await customerIn('main', undefined, { hearing })
  client.locale = 'en'
  const transcript = { language: null, speakers: null, audio_events: false, key_terms: [] }
  const answer = await sendForm<{ project: { id: number } }>(client, `${TRANSCRIPTS}/init`, {
    file,
    transcript,
  })
  if (!answer.success) return { refusal: answer.errors?.file?.[0] ?? answer.message }
  const { id } = answer.data.project
  await transcribed(client, id)
  const project = await currentTranscript(client, id)
  if (project.status === REJECTED) return { rejection: project.reject?.message }
  expect(project.status).toBe(COMPLETED)
  const text = project.body.blocks.map((block) => block.text).join(' ')
  return { text, isSimulated: project.body.transcript?.is_simulated }
}

test.each([
  ['as it was recorded', () => readingFile()],
  ['as an MP3', () => readingFile('mp3')],
  ['as an M4A of a phone', () => readingFile('m4a')],
  ['as an Ogg file with Opus', () => readingFile('opus')],
  ['as a WebM of a browser', () => readingFile('webm')],
  ['as a FLAC at 8 kHz', () => readingFile('flac')],
  ['by telephone, at 8 kHz', async () => wavOf(await readingAt(8_000), 8_000)],
  ['at 96 kHz', async () => wavOf(await readingAt(96_000), 96_000)],
  ['on the left side alone', async () => soundOnLeftOnly(await readingAt())],
  ['clipped, because the microphone was too loud', async () => wavOf(await readingAt(), RATE, 8)],
])('an English reading %s is transcribed truly', async (_, make) => {
  const { text = '', isSimulated } = await outcomeOf(await make())
  expect(isSimulated).toBe(false)
  expect(wordErrors(text, READING)).toBeLessThanOrEqual(0.15)
})

const swell = (sample: number, at: number) => sample * Math.abs(Math.sin((Math.PI * at) / RATE))

const RUSSIAN = [
  'Сегодня мы говорим о погоде, о море и о том, что будет завтра.',
  'Потом мы пойдём домой, будем пить чай и читать старые книги.',
  'Завтра утром будет солнце, и мы поедем на озеро.',
]

async function russianSpeech() {
  const spoken = resample(await speakAsStranger(RUSSIAN, { locale: 'ru', gapSeconds: 0.4 }), RATE)
  return Float32Array.from(spoken.samples, (sample) => sample / 0x80_00)
}

test('Russian speech gets marked sample words, and no English ones', async () => {
  const { text = '', isSimulated } = await outcomeOf(wavOf(await russianSpeech()))
  expect(isSimulated).toBe(true)
  expect(text).not.toMatch(/\b(the|and|you|of|to)\b/i)
})

test('in a recording of two languages the English reading is transcribed truly, the rest is marked', async () => {
  const [english, russian] = [await readingAt(), await russianSpeech()]
  const sound = new Float32Array(english.length + 3 * RATE + russian.length)
  sound.set(english)
  sound.set(russian, english.length + 3 * RATE)
  const { text = '', isSimulated } = await outcomeOf(wavOf(sound))
  expect(isSimulated).toBe(true)
  const words = text.split(' ')
  expect(wordErrors(words.slice(0, READING.split(' ').length).join(' '), READING)).toBeLessThanOrEqual(0.15)
  expect(words.slice(READING.split(' ').length + 1).join(' ')).not.toMatch(/\b(the|and|you|of|to)\b/i)
})

test.each([
  ['0.2 seconds of a voice', async () => wavOf((await readingAt()).slice(RATE, 1.2 * RATE))],
  ['0.2 seconds of silence', () => wavOf(new Float32Array(0.2 * RATE))],
])('%s is answered by a sentence, or by words that are marked as simulated', async (_, make) => {
  const { refusal, rejection, text, isSimulated } = await outcomeOf(await make())
  const sentence = refusal ?? rejection
  if (sentence === undefined) expect([text, isSimulated]).toEqual([expect.any(String), true])
  else expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
})

test.each([
  ['music alone', () => organ(12)],
  ['noise that rises and falls', () => withNoise(new Float32Array(12 * RATE).fill(0.1), 0).map(swell)],
])('%s gets no words, simulated ones neither', async (_, make) => {
  const { rejection, text } = await outcomeOf(wavOf(make()))
  expect(text).toBeUndefined()
  expect(rejection).toMatch(/speaking/)
})

test('a reading in noise that is half as loud is transcribed nearly as in silence', async () => {
  const { text = '', isSimulated } = await outcomeOf(wavOf(withNoise(await readingAt(), 6)))
  expect(isSimulated).toBe(false)
  expect(wordErrors(text, READING)).toBeLessThanOrEqual(0.3)
})

test('a recording of three hours, silent but for a reading at its end, has the words of the reading', async () => {
  const { text = '', isSimulated } = await outcomeOf(await readingAfterSilence(3))
  expect(isSimulated).toBe(false)
  expect(wordErrors(text, READING)).toBeLessThanOrEqual(0.15)
})
