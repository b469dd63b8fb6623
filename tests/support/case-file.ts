import { readFileSync } from 'node:fs'

const FOLDER = new URL('./files/', import.meta.url)

/** A file of `tests/support/files`, as real people send them. */
export const caseBytes = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(name, FOLDER)))

export const caseFile = (name: string): File => new File([caseBytes(name)], name)
