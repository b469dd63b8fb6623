import { expect, test } from 'vitest'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { SoundFileError } from '#src/rules/sound-file-error.ts'
import { speechShareOf } from '#src/rules/sound-meter.ts'
import { amrBytes } from '#tests/support/amr-recording.ts'
import { recordedFile } from '#tests/support/recorded-here.ts'
import { measureFile } from './measure-file.ts'

const RATE = 16_000

const { encoder, media } = createBrowserEngines()

const pcm = (samples: Float32Array, sampleRate = RATE) => ({
  samples: Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767),
  sampleRate,
})

async function heard(file: Blob) {
  const { measures } = await measureFile(file)
  if (!measures) throw new Error('Nothing was measured')
  return { ...measures, speechShare: speechShareOf(measures) }
}

const wav = (samples: Float32Array, type = 'audio/wav') => new Blob([encodeWav(pcm(samples))], { type })

/** A tone that rises and falls four times a second, like syllables, with every third second silent. */
const voiceTone = (seconds: number, height: number, rate = RATE) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => {
    const time = at / rate
    if (Math.floor(time) % 3 === 2) return 0
    return height * Math.sin(2 * Math.PI * 140 * time) * Math.sin(Math.PI * 4 * time) ** 2
  })

test('length, loudness and speech are measured from the sound, whatever type the file claims', {
  tags: 'long',
}, async () => {
  const { duration, loudness, clipping, speechShare, peaks } = await heard(
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

test('clipping is detected, and hum or silence does not count as speech', { tags: 'long' }, async () => {
  expect((await heard(wav(voiceTone(3, 4)))).clipping).toBeGreaterThan(0.05)
  const hum = Float32Array.from({ length: 3 * RATE }, (_, at) => 0.2 * Math.sin((at / RATE) * 700))
  expect((await heard(wav(hum))).speechShare).toBeLessThan(0.05)
  const silence = await heard(wav(new Float32Array(2 * RATE)))
  expect(silence.speechShare).toBe(0)
  expect(silence.loudness).toBeLessThan(-80)
})

test.each([
  ['empty', new Blob([])],
  ['unreadable', new Blob([new Uint8Array(5000).fill(77)], { type: 'audio/wav' })],
])('a file that is %s is reported as such', { tags: 'long' }, async (problem, file) => {
  const error = await measureFile(file).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(SoundFileError)
  expect(error).toMatchObject({ problem })
})

test('an aborted measurement rejects with the reason of the abort', async () => {
  const reason = new Error('no longer wanted')
  await expect(measureFile(wav(voiceTone(3, 0.3)), { signal: AbortSignal.abort(reason) })).rejects.toBe(
    reason,
  )
})

test('a truncated recording is rejected, although the browser would play the rest', {
  tags: 'long',
}, async () => {
  const cutOff = wav(voiceTone(6, 0.3)).slice(0, 60_000)
  await expect(measureFile(cutOff)).rejects.toMatchObject({ problem: 'cutOff' })
})

test.each([
  ['a WAV of 22,050 Hz', async () => new Blob([encodeWav(pcm(voiceTone(7.4, 0.2, 22_050), 22_050))])],
  ['a WAV that is clipped', async () => wav(voiceTone(5, 3))],
  ['an MP3', async () => new Blob([await encoder.encodeMp3(pcm(voiceTone(7.4, 0.2)), 64)])],
])('the form measures %s as the service does', { tags: 'long' }, async (_what, make) => {
  const file = await make()
  const { fingerprint: _, ...there } = await media.measure(file)
  expect((await measureFile(file)).measures).toEqual(there)
})

test.each(['mp3', 'opus', 'ogg', 'flac', 'aac', 'm4a', 'webm'])(
  'the sound of a %s file is measured',
  { tags: 'long' },
  async (kind) => {
    const { duration, speechShare, loudness } = await heard(await recordedFile(`voice.${kind}`))
    expect(Math.abs(duration - 6)).toBeLessThan(0.15)
    expect(speechShare).toBeGreaterThan(0.6)
    expect(loudness).toBeGreaterThan(-30)
  },
)

test('a film without sound is not reported as damaged', { tags: 'long' }, async () => {
  await expect(measureFile(await recordedFile('silent-film.mp4'))).rejects.toMatchObject({
    problem: 'noSound',
  })
})

test('only the length is reported of an AMR that no browser plays and of a sound over the limit', {
  tags: 'long',
}, async () => {
  expect(await measureFile(new Blob([amrBytes(5)]))).toMatchObject({ duration: 5, isUndecodable: true })
  expect(await measureFile(wav(voiceTone(6, 0.3)), { mostSeconds: 5 })).toEqual({ duration: 6 })
})
