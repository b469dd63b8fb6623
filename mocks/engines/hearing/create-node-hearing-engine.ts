import { registerNodeDecoders } from '../media/node-decoders.ts'
import { alignAt, hearPlace, speechAt } from './hear-place.ts'
import type { Listener } from './hear-sound.ts'
import { type HearingEngine, HearingUnavailableError } from './hearing-engine.ts'
import { createNodeListener } from './node-listener.ts'

/** The engine in this thread, for tests. Handles one place at a time, in order of arrival. */
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
    findSpeech: (file, place, options) =>
      inTurn(async () => {
        listener ??= createNodeListener()
        return speechAt(await listener, file, place)
      }, options?.signal),
    hear: (file, place, options) =>
      inTurn(async () => {
        listener ??= createNodeListener()
        return hearPlace(await listener, file, place)
      }, options?.signal),
    align: (file, place, reading, options) => inTurn(() => alignAt(file, place, reading), options?.signal),
  }
}
