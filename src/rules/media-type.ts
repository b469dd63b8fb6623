export interface MediaType {
  readonly mime: string
  /** No browser plays it; whoever does not know it can tell only how long it is. */
  readonly isForPhones?: boolean
}

const WAV: MediaType = { mime: 'audio/wav' }
const MP3: MediaType = { mime: 'audio/mpeg' }
const OGG: MediaType = { mime: 'audio/ogg' }
const FLAC: MediaType = { mime: 'audio/flac' }
const AAC: MediaType = { mime: 'audio/aac' }
const AMR: MediaType = { mime: 'audio/amr', isForPhones: true }
const WEBM: MediaType = { mime: 'video/webm' }
const MOV: MediaType = { mime: 'video/quicktime' }
const M4A: MediaType = { mime: 'audio/mp4' }
const MP4: MediaType = { mime: 'video/mp4' }

const MEDIA_HEAD_BYTES = 16

const ascii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** An MPEG audio frame: eleven set bits, then a layer and a rate that exist. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const layer = (second >> 1) & 3
  return first === 0xff && (second & 0xe0) === 0xe0 && layer !== 0 && third >> 4 !== 15
}

/** AAC as messengers send it, frame by frame: twelve set bits and no layer (ADTS). */
const isAdtsFrame = ([first = 0, second = 0]: Uint8Array) => first === 0xff && (second & 0xf6) === 0xf0

function isoType(brand: string): MediaType {
  if (brand.startsWith('M4A') || brand.startsWith('M4B')) return M4A
  return brand.startsWith('qt') ? MOV : MP4
}

export function mediaType(head: Uint8Array): MediaType | undefined {
  const start = ascii(head, 0, 4)
  if (start === 'RIFF' && ascii(head, 8, 12) === 'WAVE') return WAV
  if (start === 'OggS') return OGG
  if (start === 'fLaC') return FLAC
  if (ascii(head, 0, 5) === '#!AMR') return AMR
  if (isAdtsFrame(head)) return AAC
  if (start.startsWith('ID3') || isMpegFrame(head)) return MP3
  if (ascii(head, 4, 8) === 'ftyp') return isoType(ascii(head, 8, 12))
  if (start === '\x1aE\xdf\xa3') return WEBM
  return undefined
}

export async function mediaTypeOf(file: Blob): Promise<MediaType | undefined> {
  return mediaType(new Uint8Array(await file.slice(0, MEDIA_HEAD_BYTES).arrayBuffer()))
}
