import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One of the small recordings beside this file: six seconds of a synthetic voice in many kinds of files. */
export const recordedBytes = async (name: string) =>
  new Uint8Array(await readFile(join(import.meta.dirname, 'recordings', name)))
