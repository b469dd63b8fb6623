import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { encodeWav } from '../audio/encode-wav.ts'
import { createNodeMediaEngine } from './create-node-media-engine.ts'

const RATE = 4000
const MINUTE = 60 * RATE
const MEGABYTE = 1024 * 1024
/** Less than the file of 110 MB, so reading all of it, or all of its sound, fails the test. */
const MAX_MEMORY = 80 * MEGABYTE

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes in use, without those that wait to be freed: how many depends on how busy the machine is. */
function usedBytes(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

const minute = new Uint8Array(
  Int16Array.from({ length: MINUTE }, (_, at) => 6000 * Math.sin(at / 9) * (at % RATE < 6000 ? 1 : 0)).buffer,
)

/** A recording on disk of so many equal minutes. */
async function recordingOf(minutes: number): Promise<Blob> {
  const folder = mkdtempSync(join(tmpdir(), 'long-recording-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'long.wav')
  const head = encodeWav({ sampleRate: RATE, samples: new Int16Array(1) }).slice(0, 44)
  const sizes = new DataView(head.buffer)
  sizes.setUint32(4, 36 + minutes * minute.length, true)
  sizes.setUint32(40, minutes * minute.length, true)
  const file = await open(path, 'w')
  await file.write(head)
  for (let written = 0; written < minutes; written += 1) await file.write(minute)
  await file.close()
  return openAsBlob(path)
}

test('a recording of four hours is measured in pieces, with little memory', async () => {
  const recording = await recordingOf(240)
  let most = 0
  const before = usedBytes()
  const watch = setInterval(() => {
    most = Math.max(most, usedBytes() - before)
  }, 100)
  onTestFinished(() => clearInterval(watch))
  const { duration, peaks } = await createNodeMediaEngine().measure(recording)
  expect(duration).toBe(14_400)
  expect(peaks.length).toBeLessThan(100_000)
  expect(most).toBeLessThan(MAX_MEMORY)
})

test('only the length is read of a recording that is too long', async () => {
  const recording = await recordingOf(240)
  const { mostSeconds, before } = { mostSeconds: 7_200, before: usedBytes() }
  await expect(createNodeMediaEngine().measure(recording, { mostSeconds })).rejects.toMatchObject({
    fault: 'too-long',
  })
  expect(usedBytes() - before).toBeLessThan(8 * MEGABYTE)
})
