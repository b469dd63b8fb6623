import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createNodeAudioEncoder } from '#mocks/engines/audio/create-node-audio-encoder.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { speakAsStranger } from '#tests/support/backend/transcript-project.ts'
import type { Texts } from './texts.ts'

const SPARSE_BYTES = 600 * 1024 * 1024
/** Turkish, which the sandbox cannot recognise: its transcript is simulated. */
const SENTENCES = [
  'Herkese günaydın, hadi başlayalım.',
  'İlk konumuz bu yılın bütçesi.',
  'Hepinize teşekkürler.',
]

/** The message about an incomplete recording, for any length. */
export const cutOffText = (t: Texts) =>
  new RegExp(t('recording:file.cutOffOf', { readable: '[\\d:]+', promised: '[\\d:]+' }))

/** Creates files as customers send them, good ones and others, in a folder. Returns their paths. */
export async function makeSpeechFiles(folder: string) {
  mkdirSync(folder, { recursive: true })
  const audio = await speakAsStranger(SENTENCES, { locale: 'tr' })
  const wav = encodeWav(audio)
  const mp3 = await createNodeAudioEncoder().encodeMp3(audio, 128)
  const write = (name: string, bytes: Uint8Array | string) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  }
  const sparse = write('konfrans.wav', wav.subarray(0, 44))
  truncateSync(sparse, SPARSE_BYTES)
  return {
    wav: write('iclas.wav', wav),
    mp3: write('zəng.mp3', mp3),
    program: write('hesabat.mp3', 'MZ\x90\0 This program cannot be run in DOS mode.'),
    cutOff: write('yarımçıq.wav', wav.subarray(0, wav.length / 2)),
    empty: write('boş.wav', ''),
    sparse,
  }
}
