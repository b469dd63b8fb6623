import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { MEGABYTE } from '#src/rules/limits.ts'
import { type JobWorker, WorkerFailedError, WorkerJobs, WorkerTooSlowError } from '../workers/worker-jobs.ts'
import { createNodePageEngine } from './create-node-page-engine.ts'
import { DECODER_MAX_MS, type PageEngine, UnreadableDocument } from './page-engine.ts'
import type { PageJob, PageResult } from './page-process.ts'

/** Memory limit of the decoding process: twice the largest picture, plus the needs of Node and pdf.js. */
export const DECODER_MAX_BYTES = 1200 * MEGABYTE
const CHECK_INTERVAL_MS = 100
/** Reason of a process that was ended at its limit of memory. */
const OUT_OF_MEMORY = 'The decoder was ended at its limit of memory.'
/** Linux counts memory in pages of this size. */
const PAGE_BYTES = 4096

/** Memory of a process; 0 if the system does not have such a file. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')
  return Number(pages) * PAGE_BYTES
}

/** Ends a process that exceeds the memory limit of its job. */
function watch(child: ChildProcess, most: number): () => void {
  const timer = setInterval(async () => {
    if ((await memoryOf(child)) > most) child.kill('SIGKILL')
  }, CHECK_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** A process with the interface of a worker. */
function startProcess(most: number): JobWorker {
  const script = `page-process${extname(import.meta.filename)}`
  const child = fork(join(import.meta.dirname, script), {
    serialization: 'advanced',
    stdio: 'ignore',
  })
  // Neither keeps the program running.
  child.unref()
  child.channel?.unref()
  let rest = (): void => undefined
  const listen = ((kind: 'message' | 'error', listener: (event: object) => void) => {
    if (kind === 'message')
      child.on('message', (data: object) => {
        rest()
        listener({ data })
      })
    else
      child.once('exit', (_, signal) => {
        rest()
        const message = signal === 'SIGKILL' ? OUT_OF_MEMORY : `The decoder ended (${signal ?? 'by itself'}).`
        listener({ message })
      })
  }) as JobWorker['addEventListener']
  return {
    addEventListener: listen,
    postMessage(message: unknown) {
      child.channel?.ref()
      const stop = watch(child, most)
      rest = () => {
        stop()
        child.channel?.unref()
      }
      child.send(message as object)
    },
    terminate: () => void child.kill('SIGKILL'),
  }
}

interface ForkOptions {
  /** Replaces the default memory limit, in bytes. */
  readonly most?: number
}

/**
 * The engine of a server: opens and draws strangers' files in a separate process. A file that exceeds the limits of
 * that process is refused as unpacking to too much, one that crashes it as unreadable, and the server continues.
 */
export function createForkedPageEngine({ most = DECODER_MAX_BYTES }: ForkOptions = {}): PageEngine {
  const jobs = new WorkerJobs<PageJob, PageResult>(() => startProcess(most), { longestMs: DECODER_MAX_MS })
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
