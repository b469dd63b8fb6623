import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediaCases, type ReadSupportFile } from '#tests/support/media-cases.ts'
import { checkFile } from './recording-file.ts'
import { openSound } from './sound-file.ts'

const read: ReadSupportFile = async (path) =>
  new Uint8Array(await readFile(join(import.meta.dirname, '../../tests/support', path)))

/** Allowed difference from the length in other players, in seconds. */
const TOLERANCE_S = 0.1
const limits = { max_file_mb: 20, extensions: [] }

test.each(mediaCases)('$name is accepted with its full length, or refused with a way out', async (row) => {
  const file = new File(await row.make(read), row.name)
  const { refusal, endsShort = false } = await checkFile(file, limits)
  if (refusal) {
    expect(refusal).toEqual({ problem: 'foreign', what: row.foreign })
    return
  }
  expect(endsShort).toBe(row.endsShort ?? false)
  const opened = openSound(file)
  if (row.foreign !== undefined) {
    await expect(opened).rejects.toMatchObject({ problem: 'foreign', what: row.foreign })
    return
  }
  const sound = await opened
  expect(Math.abs(sound.duration - (row.seconds ?? 0))).toBeLessThan(TOLERANCE_S)
  sound.close()
})

/** A WAV of 16 bits whose frame number `at` has the height `at` on the left, and three times that on the right. */
function stereoWav(frames: number, sampleRate: number) {
  const head = new DataView(new ArrayBuffer(44))
  const put = (at: number, word: string) => new Uint8Array(head.buffer).set(Buffer.from(word), at)
  put(0, 'RIFF')
  head.setUint32(4, 36 + frames * 4, true)
  put(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 2, true)
  head.setUint32(24, sampleRate, true)
  head.setUint32(28, sampleRate * 4, true)
  head.setUint16(32, 4, true)
  head.setUint16(34, 16, true)
  put(36, 'data')
  head.setUint32(40, frames * 4, true)
  const samples = Int16Array.from({ length: frames * 2 }, (_, at) => (at >> 1) * (at % 2 === 0 ? 1 : 3))
  return new File([head, samples], 'ramp.wav', { type: 'audio/wav' })
}

test('a part of an uncompressed recording is both channels of that part, in the middle', async () => {
  const sound = await openSound(stereoWav(8_000, 8_000))
  const heights: number[] = []
  for await (const { samples } of sound.pieces(0.5, 0.75))
    for (const sample of samples) heights.push(Math.round(sample * 32_768))
  sound.close()
  expect(heights).toEqual(Array.from({ length: 2_000 }, (_, at) => 2 * (4_000 + at)))
})
