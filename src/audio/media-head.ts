import { isCutOff } from '#src/rules/cut-off-media.ts'

const HEAD_BYTES = 44

export interface MediaHead {
  /** The file promises more sound than it holds: copying it was interrupted. */
  readonly isCutOff: boolean
  /** Samples a second of a WAV file; the others do not say it in the same place. */
  readonly sampleRate?: number
}

const ascii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** Where the description of the sound follows the name of the file's kind, as it nearly always does. */
function sampleRateOf(head: Uint8Array) {
  if (ascii(head, 8, 16) !== 'WAVEfmt ' || head.length < 28) return {}
  return { sampleRate: new DataView(head.buffer, head.byteOffset).getUint32(24, true) }
}

export async function readMediaHead(file: Blob): Promise<MediaHead> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return { isCutOff: await isCutOff(file), ...sampleRateOf(head) }
}
