import { expect, test } from 'vitest'
import { measureFile, SoundFileError } from './measure-file.ts'

const RATE = 16_000

/** A WAV file of 16 bits from samples of −1 to 1. */
function wav(samples: Float32Array, type = 'audio/wav') {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2))
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples.length * 2, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, at) => {
    view.setInt16(44 + at * 2, Math.max(-1, Math.min(1, sample)) * 32_767, true)
  })
  return new Blob([view.buffer], { type })
}

/** A tone that swells and ebbs four times a second, as syllables do, with every third second silent. */
const murmur = (seconds: number, height: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, at) => {
    const time = at / RATE
    if (Math.floor(time) % 3 === 2) return 0
    return height * Math.sin(2 * Math.PI * 140 * time) * Math.sin(Math.PI * 4 * time) ** 2
  })

test('length, loudness and speech are those of the sound, whatever the file says it is', async () => {
  const { duration, loudness, clipping, speechShare, peaks } = await measureFile(
    wav(murmur(6, 0.3), 'image/png'),
  )
  expect(duration).toBeCloseTo(6, 1)
  expect(loudness).toBeGreaterThan(-25)
  expect(loudness).toBeLessThan(-12)
  expect(clipping).toBe(0)
  expect(speechShare).toBeGreaterThan(0.4)
  expect(speechShare).toBeLessThan(0.68)
  expect(peaks).toHaveLength(200)
  expect(Math.max(...peaks)).toBeCloseTo(0.3, 1)
})

test('clipping is seen, and a hum or silence is no speech', async () => {
  expect((await measureFile(wav(murmur(3, 4)))).clipping).toBeGreaterThan(0.05)
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
  await expect(measureFile(wav(murmur(3, 0.3)), AbortSignal.abort(reason))).rejects.toBe(reason)
})

test('a recording that ends before its sound does is refused, though the browser would play the rest', async () => {
  const cutOff = wav(murmur(6, 0.3)).slice(0, 60_000)
  await expect(measureFile(cutOff)).rejects.toMatchObject({ problem: 'unreadable' })
})
