import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Replaces the maker of the API reference in the package, which has its files. */
export const referenceFile = (name: string): Promise<string | undefined> =>
  readFile(join(import.meta.dirname, 'docs', name), 'utf8').catch(() => undefined)
