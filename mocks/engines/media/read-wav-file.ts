import type { PcmAudio } from '../audio/pcm-audio.ts'
import { readWav, WavError } from '../audio/read-wav.ts'
import { UnreadableMedia } from './media-engine.ts'

/** Sample rates of sound, in hertz; anything else is a broken header. */
const SLOWEST_RATE = 4000
const FASTEST_RATE = 384_000

/** Reads a WAV file that a customer sent. @throws UnreadableMedia */
export function readWavFile(bytes: Uint8Array): PcmAudio {
  const audio = read(bytes)
  if (audio.samples.length === 0) throw new UnreadableMedia('empty', 'There is no sound in the file.')
  if (audio.sampleRate < SLOWEST_RATE || audio.sampleRate > FASTEST_RATE) {
    throw new UnreadableMedia('unreadable', `No sound has ${audio.sampleRate} samples a second.`)
  }
  return audio
}

function read(bytes: Uint8Array): PcmAudio {
  try {
    return readWav(bytes)
  } catch (cause) {
    if (!(cause instanceof WavError)) throw cause
    throw new UnreadableMedia(cause.fault === 'cut-off' ? 'cut-off' : 'unreadable', cause.message, { cause })
  }
}
