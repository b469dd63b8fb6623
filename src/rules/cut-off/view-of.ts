/** Missing part of a recording whose copy or download was interrupted, in seconds as far as the file tells. */
export interface CutOff {
  readonly readable?: number
  readonly promised?: number
}

/**
 * Only the last frame is incomplete: a recorder that was switched off writes the same as an interrupted copy, so
 * nothing in the file tells how much is missing.
 */
export const ENDS_SHORT = 'endsShort'

export type Cut = CutOff | typeof ENDS_SHORT

/** Missing parts below this are ignored: they are inaudible, and writers are not exact about the length. */
export const TOLERANCE_S = 0.25

export const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(Math.max(0, from), to).arrayBuffer())

export const textAt = (view: DataView, at: number, length: number) =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length))
