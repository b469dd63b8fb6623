/** How many bytes of a file must be looked at. */
const HEAD_BYTES = 44

const ascii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** An MPEG audio or ADTS frame: eleven set bits to begin with. */
const isFrame = ([first = 0, second = 0]: Uint8Array) => first === 0xff && (second & 0xe0) === 0xe0

/** What the first bytes of a file say, whatever its name and its type say. */
export interface MediaHead {
  readonly isMedia: boolean
  /** A WAV file that promises more sound than it holds: its copy was broken off. */
  readonly isCutOff: boolean
  /** Samples a second of a WAV file; the others do not say it in the same place. */
  readonly sampleRate?: number
}

/** WAV files written while they were recorded carry this, or nothing, where the length should stand. */
const UNKNOWN_LENGTH = 0xffff_ffff

function isCutOffWav(head: Uint8Array, size: number) {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const promised = view.getUint32(4, true)
  return promised !== 0 && promised < UNKNOWN_LENGTH - 64 && promised + 8 > size + 1
}

/** Where the description of the sound follows the name of the file's kind, as it nearly always does. */
function sampleRateOf(head: Uint8Array) {
  if (ascii(head, 12, 16) !== 'fmt ' || head.length < 28) return {}
  return { sampleRate: new DataView(head.buffer, head.byteOffset).getUint32(24, true) }
}

/** Reads the head of a file and nothing else, however large the file is. */
export async function readMediaHead(file: Blob): Promise<MediaHead> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const start = ascii(head, 0, 4)
  if (start === 'RIFF' && ascii(head, 8, 12) === 'WAVE' && head.length >= 12) {
    return { isMedia: true, isCutOff: isCutOffWav(head, file.size), ...sampleRateOf(head) }
  }
  const isMedia =
    start === 'OggS' ||
    start === 'fLaC' ||
    start === '\x1aE\xdf\xa3' ||
    start.startsWith('ID3') ||
    ascii(head, 4, 8) === 'ftyp' ||
    isFrame(head)
  return { isMedia, isCutOff: false }
}
