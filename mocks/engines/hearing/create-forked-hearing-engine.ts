import { join } from 'node:path'
import { MEGABYTE } from '#src/rules/limits.ts'
import { registerNodeDecoders } from '../media/node-decoders.ts'
import { startProcess } from '../workers/start-process.ts'
import { WorkerJobs } from '../workers/worker-jobs.ts'
import { type HearingEngine, HearingUnavailableError, IDLE_MS } from './hearing-engine.ts'
import type { SoundJob, SoundResult } from './hearing-process.ts'
import { soundAt } from './sound-at.ts'

/** Memory limit of the recognising process: twice its need. */
const RECOGNISER_MAX_BYTES = 1000 * MEGABYTE

/**
 * Settings that return freed memory to the system, instead of keeping it for sounds of the same length: one pool of glibc
 * for small pieces only, because its gaps would stay, and a small space for new objects.
 */
const LEAN = {
  execArgv: ['--max-semi-space-size=2'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '16384' },
}

/**
 * The engine of a server: recognises in a separate process, so that the server answers meanwhile and has its memory
 * back afterwards. A process that crashes is started again with the next place.
 */
export function createForkedHearingEngine(): HearingEngine {
  registerNodeDecoders()
  const start = () => startProcess(join(import.meta.dirname, 'hearing-process'), RECOGNISER_MAX_BYTES, LEAN)
  const jobs = new WorkerJobs<SoundJob, SoundResult>(start, { idleMs: IDLE_MS })
  async function run<Result>(work: () => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
    try {
      return await work()
    } catch (cause) {
      signal?.throwIfAborted()
      throw new HearingUnavailableError('The recogniser failed.', { cause })
    }
  }
  return {
    findSpeech: (file, place, { signal } = {}) =>
      run(async () => {
        const job = { kind: 'find', samples: await soundAt(file, place), place } as const
        const result = await jobs.run(job, { ...(signal && { signal }) })
        if (!('speech' in result)) throw new Error('The process answered something else.')
        return result.speech
      }, signal),
    hear: (file, place, { signal } = {}) =>
      run(async () => {
        const job = { kind: 'hear', samples: await soundAt(file, place), place } as const
        const result = await jobs.run(job, { ...(signal && { signal }) })
        if (!('heard' in result)) throw new Error('The process answered something else.')
        return result.heard
      }, signal),
    align: (file, place, reading, { signal } = {}) =>
      run(async () => {
        const job = { kind: 'align', samples: await soundAt(file, place), place, reading } as const
        const result = await jobs.run(job, { ...(signal && { signal }) })
        if (!('found' in result)) throw new Error('The process answered something else.')
        return result.found
      }, signal),
  }
}
