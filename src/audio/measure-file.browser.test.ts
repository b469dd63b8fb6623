import { expect, test } from 'vitest'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { measureAudio } from '#mocks/engines/media/measure-audio.ts'
import { secondsOfSpeech } from '#src/rules/voice-activity.ts'
import { measureFile, SoundFileError } from './measure-file.ts'

const RATE = 16_000

const { encoder, media } = createBrowserEngines()

const pcm = (samples: Float32Array, sampleRate = RATE) => ({
  samples: Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767),
  sampleRate,
})

const wav = (samples: Float32Array, type = 'audio/wav') => new Blob([encodeWav(pcm(samples))], { type })

/** A tone that swells and ebbs four times a second, as syllables do, with every third second silent. */
const voiceTone = (seconds: number, height: number, rate = RATE) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => {
    const time = at / rate
    if (Math.floor(time) % 3 === 2) return 0
    return height * Math.sin(2 * Math.PI * 140 * time) * Math.sin(Math.PI * 4 * time) ** 2
  })

test('length, loudness and speech are those of the sound, whatever the file says it is', async () => {
  const { duration, loudness, clipping, speechShare, peaks } = await measureFile(
    wav(voiceTone(6, 0.3), 'image/png'),
  )
  expect(duration).toBeCloseTo(6, 1)
  expect(loudness).toBeGreaterThan(-25)
  expect(loudness).toBeLessThan(-12)
  expect(clipping).toBe(0)
  expect(speechShare).toBeGreaterThan(0.6)
  expect(speechShare).toBeLessThan(0.8)
  expect(peaks).toHaveLength(200)
  expect(Math.max(...peaks)).toBeCloseTo(0.3, 1)
})

test('clipping is seen, and a hum or silence is no speech', async () => {
  expect((await measureFile(wav(voiceTone(3, 4)))).clipping).toBeGreaterThan(0.05)
  const hum = Float32Array.from({ length: 3 * RATE }, (_, at) => 0.2 * Math.sin((at / RATE) * 700))
  expect((await measureFile(wav(hum))).speechShare).toBeLessThan(0.05)
  const silence = await measureFile(wav(new Float32Array(2 * RATE)))
  expect(silence.speechShare).toBe(0)
  expect(silence.loudness).toBeLessThan(-80)
})

test.each([
  ['empty', new Blob([])],
  ['unreadable', new Blob([new Uint8Array(5000).fill(77)], { type: 'audio/wav' })],
])('a file that is %s says so', async (problem, file) => {
  const error = await measureFile(file).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(SoundFileError)
  expect(error).toMatchObject({ problem })
})

test('an aborted measuring ends with the reason of the abort', async () => {
  const reason = new Error('no longer wanted')
  await expect(measureFile(wav(voiceTone(3, 0.3)), AbortSignal.abort(reason))).rejects.toBe(reason)
})

test('a recording that ends before its sound does is refused, though the browser would play the rest', async () => {
  const cutOff = wav(voiceTone(6, 0.3)).slice(0, 60_000)
  await expect(measureFile(cutOff)).rejects.toMatchObject({ problem: 'cutOff' })
})

test.each([
  ['a WAV of 22,050 Hz', async () => new Blob([encodeWav(pcm(voiceTone(7.4, 0.2, 22_050), 22_050))])],
  ['a WAV that is clipped', async () => wav(voiceTone(5, 3))],
  ['an MP3', async () => new Blob([await encoder.encodeMp3(pcm(voiceTone(7.4, 0.2)), 64)])],
])(
  'the form says of %s what the service will say of it',
  async (_what, make) => {
    const file = await make()
    const { peaks: _, speechShare, ...here } = await measureFile(file)
    const { peaks: __, speech, ...there } = measureAudio(await media.decode(file))
    expect(here.duration).toBe(there.duration)
    expect(Math.abs(here.loudness - there.loudness)).toBeLessThanOrEqual(0.1)
    expect(here.clipping).toBeCloseTo(there.clipping, 3)
    expect(speechShare * here.duration).toBeCloseTo(secondsOfSpeech(speech), 1)
  },
  30_000,
)
