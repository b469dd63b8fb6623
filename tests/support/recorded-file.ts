import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One of the small recordings next to this file: six seconds of a synthetic voice in many file formats. */
export const recordedBytes = async (name: string) =>
  new Uint8Array(await readFile(join(import.meta.dirname, 'recordings', name)))
