import { readFile } from 'node:fs/promises'
import { registerNodeDecoders } from '../media/node-decoders.ts'
import { alignAt, hearPlace, type Listener } from './hear-place.ts'
import { type HearingEngine, HearingUnavailableError } from './hearing-engine.ts'
import { type HearingFile, pathOfHearingFile } from './hearing-files.ts'

const fileOf = (name: HearingFile) => async () => new Uint8Array(await readFile(pathOfHearingFile(name)))

async function createListener(): Promise<Listener> {
  const { Moonshine } = await import('./moonshine.ts')
  const { default: tokenizer } = await import('llama-tokenizer-js')
  const files = { runtime: fileOf('runtime'), encoder: fileOf('encoder'), decoder: fileOf('decoder') }
  return { moonshine: new Moonshine(files), vocabulary: tokenizer.vocabById }
}

/** The engine in this thread, for tests and the Node server. Handles one place at a time, in order of arrival. */
export function createNodeHearingEngine(): HearingEngine {
  registerNodeDecoders()
  let listener: Promise<Listener> | undefined
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
    const job = last.then(async () => {
      signal?.throwIfAborted()
      const result = await work().catch((cause: unknown) => {
        throw new HearingUnavailableError('The recogniser failed.', { cause })
      })
      signal?.throwIfAborted()
      return result
    })
    last = job.catch(() => undefined)
    return job
  }
  return {
    hear: (file, place, options) =>
      inTurn(async () => {
        listener ??= createListener()
        return hearPlace(await listener, file, place)
      }, options?.signal),
    align: (file, place, reading, options) => inTurn(() => alignAt(file, place, reading), options?.signal),
  }
}
