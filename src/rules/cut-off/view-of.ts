/** What is missing of a recording whose copy or download broke off, in seconds as far as the file says it. */
export interface CutOff {
  readonly readable?: number
  readonly promised?: number
}

export const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(Math.max(0, from), to).arrayBuffer())

export const textAt = (view: DataView, at: number, length: number) =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length))
