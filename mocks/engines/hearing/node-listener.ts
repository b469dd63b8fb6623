import { readFile } from 'node:fs/promises'
import type { Listener } from './hear-sound.ts'
import { pathOfHearingFile } from './hearing-files.ts'

/** The models, read from their packages. */
export async function createNodeListener(): Promise<Listener> {
  const { createListener } = await import('./create-listener.ts')
  const { default: tokenizer } = await import('llama-tokenizer-js')
  return createListener({
    read: (file) => readFile(pathOfHearingFile(file)),
    vocabulary: tokenizer.vocabById,
  })
}
