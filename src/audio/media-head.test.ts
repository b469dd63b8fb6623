import { expect, test } from 'vitest'
import { readMediaHead } from './media-head.ts'

function wav(promised: number, there: number) {
  const head = new DataView(new ArrayBuffer(44))
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => {
      head.setUint8(at + index, letter.charCodeAt(0))
    })
  write(0, 'RIFF')
  head.setUint32(4, 36 + promised, true)
  write(8, 'WAVEfmt ')
  head.setUint32(24, 44_100, true)
  write(36, 'data')
  head.setUint32(40, promised, true)
  return new Blob([head, new Uint8Array(there)])
}

test('a WAV says how many samples a second it has; what is called one does not', async () => {
  expect(await readMediaHead(wav(100, 100))).toEqual({ isCutOff: false, sampleRate: 44_100 })
  expect(await readMediaHead(new File(['MZ\x90\0'], 'müsahibə.wav'))).toEqual({ isCutOff: false })
})

test('a WAV that was broken off says so', async () => {
  expect(await readMediaHead(wav(1_000, 200))).toMatchObject({ isCutOff: true })
})

test('a WAV that was written while it was recorded does not know its length', async () => {
  expect(await readMediaHead(wav(0xffff_ffff - 36, 200))).toMatchObject({ isCutOff: false })
})
