export interface MediaType {
  readonly mime: string
  readonly extensions: readonly string[]
}

const WAV: MediaType = { mime: 'audio/wav', extensions: ['wav'] }
const MP3: MediaType = { mime: 'audio/mpeg', extensions: ['mp3'] }
const OGG: MediaType = { mime: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'] }
const FLAC: MediaType = { mime: 'audio/flac', extensions: ['flac'] }
const WEBM: MediaType = { mime: 'video/webm', extensions: ['webm', 'weba'] }
const MOV: MediaType = { mime: 'video/quicktime', extensions: ['mov', 'mp4', 'm4v'] }
const M4A: MediaType = { mime: 'audio/mp4', extensions: ['m4a', 'mp4'] }
const MP4: MediaType = { mime: 'video/mp4', extensions: ['mp4', 'm4a', 'm4v', 'mov'] }

export const MEDIA_HEAD_BYTES = 16

const ascii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** An MPEG audio frame: eleven set bits, then a layer and a rate that exist. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const layer = (second >> 1) & 3
  return first === 0xff && (second & 0xe0) === 0xe0 && layer !== 0 && third >> 4 !== 15
}

function isoType(brand: string): MediaType {
  if (brand.startsWith('M4A') || brand.startsWith('M4B')) return M4A
  return brand.startsWith('qt') ? MOV : MP4
}

export function mediaType(head: Uint8Array): MediaType | undefined {
  const start = ascii(head, 0, 4)
  if (start === 'RIFF' && ascii(head, 8, 12) === 'WAVE') return WAV
  if (start === 'OggS') return OGG
  if (start === 'fLaC') return FLAC
  if (start.startsWith('ID3') || isMpegFrame(head)) return MP3
  if (ascii(head, 4, 8) === 'ftyp') return isoType(ascii(head, 8, 12))
  if (start === '\x1aE\xdf\xa3') return WEBM
  return undefined
}

export async function mediaTypeOf(file: Blob): Promise<MediaType | undefined> {
  return mediaType(new Uint8Array(await file.slice(0, MEDIA_HEAD_BYTES).arrayBuffer()))
}
