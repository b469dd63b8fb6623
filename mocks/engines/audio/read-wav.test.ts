import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureWav } from '#tests/support/backend/measure-wav.ts'
import { encodeWav } from './encode-wav.ts'
import { readWav, WavError } from './read-wav.ts'

function wav(kind: number, channels: number, bits: number, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(44 + body.length)
  bytes.set(encodeWav({ samples: new Int16Array(), sampleRate: 16_000 }))
  const view = new DataView(bytes.buffer)
  view.setUint16(20, kind, true)
  view.setUint16(22, channels, true)
  view.setUint16(34, bits, true)
  view.setUint32(40, body.length, true)
  bytes.set(body, 44)
  return bytes
}

function faultOf(bytes: Uint8Array): string | undefined {
  try {
    measureWav(bytes)
  } catch (error) {
    if (error instanceof WavError) return error.fault
    throw error
  }
}

test('a written sound file is read again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -32_768, max: 32_767 })), (values) => {
      const samples = Int16Array.from(values)
      expect(readWav(encodeWav({ samples, sampleRate: 22_050 }))).toEqual({ samples, sampleRate: 22_050 })
    }),
  )
})

test('length and outline of a sound file are measured', () => {
  const samples = new Int16Array(22_050).fill(16_384)
  const { duration, peaks } = measureWav(encodeWav({ samples, sampleRate: 22_050 }))
  expect(duration).toBe(1)
  expect(peaks).toEqual(new Array(200).fill(0.5))
})

test.each([
  ['8 bits', wav(1, 1, 8, Uint8Array.of(128, 192)), [0, 16_384]],
  ['24 bits', wav(1, 1, 24, Uint8Array.of(9, 0, 64)), [16_384]],
  ['32 bits', wav(1, 1, 32, Uint8Array.of(9, 9, 0, 192)), [-16_384]],
  ['floats', wav(3, 1, 32, new Uint8Array(Float32Array.of(1, -2).buffer)), [32_767, -32_767]],
  ['two channels, mixed', wav(1, 2, 16, new Uint8Array(Int16Array.of(100, 300).buffer)), [200]],
])('a WAV file is read: %s', (_, bytes, samples) => {
  expect([...readWav(bytes).samples]).toEqual(samples)
})

test('the error in a sound file is explained', () => {
  const good = encodeWav({ samples: new Int16Array(500), sampleRate: 8000 })
  expect(faultOf(new TextEncoder().encode('ID3 an MP3, say'))).toBe('not-wav')
  expect(faultOf(new Uint8Array())).toBe('not-wav')
  expect(faultOf(good.slice(0, 600))).toBe('cut-off')
  expect(faultOf(good.slice(0, 30))).toBe('cut-off')
  expect(faultOf(wav(85, 1, 16, new Uint8Array(4)))).toBe('unsupported')
  expect(faultOf(wav(1, 0, 16, new Uint8Array(4)))).toBe('unsupported')
})

test('reading a damaged sound file throws no other error', () => {
  const good = encodeWav({ samples: new Int16Array(20), sampleRate: 8000 })
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 0, max: 255 }), fc.nat(84), (at, value, length) => {
      const bytes = good.slice(0, length)
      if (at < bytes.length) bytes[at] = value
      faultOf(bytes)
    }),
    { numRuns: 2000 },
  )
})
