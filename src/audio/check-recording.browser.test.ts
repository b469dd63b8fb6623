import { expect, test } from 'vitest'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { checkRecording } from './check-recording.ts'

const RATE = 16_000

function checkHum(height: number) {
  const samples = Int16Array.from({ length: 3 * RATE }, (_, at) => 32_767 * height * Math.sin(at / 8))
  const file = new File([encodeWav({ samples, sampleRate: RATE })], 'hum.wav')
  return checkRecording(file, { extensions: ['wav'] }, new AbortController().signal)
}

test('a recording too quiet for the server is rejected before it is sent', { tags: 'long' }, async () => {
  expect(await checkHum(0.0035)).toEqual({ kind: 'refused', problem: 'silent' })
  expect(await checkHum(0.006)).toMatchObject({ kind: 'ok' })
})
