import { readFile } from 'node:fs/promises'
import type { Listener } from './hear-place.ts'
import { type HearingFile, pathOfHearingFile } from './hearing-files.ts'

const fileOf = (name: HearingFile) => async () => new Uint8Array(await readFile(pathOfHearingFile(name)))

/** The model, read from its package. */
export async function createNodeListener(): Promise<Listener> {
  const { Moonshine } = await import('./moonshine.ts')
  const { default: tokenizer } = await import('llama-tokenizer-js')
  const files = { runtime: fileOf('runtime'), encoder: fileOf('encoder'), decoder: fileOf('decoder') }
  return { moonshine: new Moonshine(files), vocabulary: tokenizer.vocabById }
}
