/** What is missing of a recording whose copy or download broke off, in seconds as far as the file says it. */
export interface CutOff {
  readonly readable?: number
  readonly promised?: number
}

/**
 * The last frame alone is not whole: a recorder that was switched off writes the same as a copy that broke off, so
 * nothing in the file tells how much is missing.
 */
export const ENDS_SHORT = 'endsShort'

export type Cut = CutOff | typeof ENDS_SHORT

/** Less than this may be missing: nobody hears it, and writers are not exact about the length of what they wrote. */
export const TOLERANCE_S = 0.25

export const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(Math.max(0, from), to).arrayBuffer())

export const textAt = (view: DataView, at: number, length: number) =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length))
