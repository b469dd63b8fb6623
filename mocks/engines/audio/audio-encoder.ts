import type { AacTrack } from './aac-track.ts'
import type { OggSound } from './encode-ogg.ts'
import type { Mp3BitRate } from './mp3-bit-rates.ts'
import type { Pcm } from './pcm-audio.ts'

export interface EncodeOptions {
  signal?: AbortSignal
  onProgress?: (progress: number) => void
}

export interface AudioEncoder {
  /** A mono MP3 with constant bit rate. @throws the signal's reason when aborted; AudioEncodingError. */
  encodeMp3(audio: Pcm, kbps: Mp3BitRate, options?: EncodeOptions): Promise<Uint8Array<ArrayBuffer>>
  /** Mono AAC-LC in packets. @throws the signal's reason when aborted; AudioEncodingError. */
  encodeAac(audio: Pcm, kbps: number, options?: EncodeOptions): Promise<AacTrack>
  /** Mono Vorbis. @throws the signal's reason when aborted; AudioEncodingError. */
  encodeOgg(audio: Pcm, options?: EncodeOptions): Promise<OggSound>
  /** Frees the memory of an encoder that is idle. */
  rest?(): void
}

export class AudioEncodingError extends Error {
  override readonly name = 'AudioEncodingError'
}
