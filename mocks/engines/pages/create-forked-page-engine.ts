import { join } from 'node:path'
import { MEGABYTE } from '#src/rules/limits.ts'
import { OUT_OF_MEMORY, startProcess } from '../workers/start-process.ts'
import { WorkerFailedError, WorkerJobs, WorkerTooSlowError } from '../workers/worker-jobs.ts'
import { createNodePageEngine } from './create-node-page-engine.ts'
import { DECODER_MAX_MS, type PageEngine, UnreadableDocument } from './page-engine.ts'
import type { PageJob, PageResult } from './page-process.ts'

/** Memory limit of the decoding process: twice the largest picture, plus the needs of Node and pdf.js. */
export const DECODER_MAX_BYTES = 1200 * MEGABYTE

interface ForkOptions {
  /** Replaces the default memory limit, in bytes. */
  readonly most?: number
}

/**
 * The engine of a server: opens and draws strangers' files in a separate process. A file that exceeds the limits of
 * that process is refused as unpacking to too much, one that crashes it as unreadable, and the server continues.
 */
export function createForkedPageEngine({ most = DECODER_MAX_BYTES }: ForkOptions = {}): PageEngine {
  const start = () => startProcess(join(import.meta.dirname, 'page-process'), most)
  const jobs = new WorkerJobs<PageJob, PageResult>(start, { longestMs: DECODER_MAX_MS })
  async function ask<Kind extends PageResult['kind']>(job: PageJob, kind: Kind) {
    const result = await jobs.run(job).catch((cause: unknown) => {
      if (cause instanceof WorkerTooSlowError) throw new UnreadableDocument('intricate', { cause })
      if (!(cause instanceof WorkerFailedError)) throw cause
      throw new UnreadableDocument(cause.message === OUT_OF_MEMORY ? 'unpacked' : 'unreadable', { cause })
    })
    if (result.kind === 'fault') throw new UnreadableDocument(result.fault)
    if (result.kind !== kind) throw new Error('The decoder answered something else.')
    return result as Extract<PageResult, { kind: Kind }>
  }
  const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
  return {
    ...createNodePageEngine(),
    open: async (file) => (await ask({ kind: 'open', bytes: await bytesOf(file) }, 'pages')).pages,
    async show(file, place) {
      const { content, width, height } = await ask(
        { kind: 'show', bytes: await bytesOf(file), place },
        'picture',
      )
      return { content: new Blob([content], { type: 'image/jpeg' }), width, height }
    },
  }
}
