import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEGABYTE } from '#src/rules/limits.ts'
import { type JobWorker, WorkerFailedError, WorkerJobs } from '../workers/worker-jobs.ts'
import { createNodePageEngine } from './create-node-page-engine.ts'
import { type PageEngine, UnreadableDocument } from './page-engine.ts'
import type { PageJob, PageResult } from './page-process.ts'

/** Most memory of the process that decodes: twice the largest picture, and what Node and pdf.js need. */
export const DECODER_MAX_BYTES = 1200 * MEGABYTE
/** Longest time that a file is opened or a page of it is drawn, in ms. */
export const DECODER_MAX_MS = 60_000

const LOOK_EVERY_MS = 100
/** Linux counts memory in pages of this size. */
const PAGE_BYTES = 4096

/** Memory of a process; none where the system has no such file. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')
  return Number(pages) * PAGE_BYTES
}

/** Ends a process that takes too much memory or time for its job. */
function watch(child: ChildProcess, most: number): () => void {
  let looks = 0
  const timer = setInterval(async () => {
    looks += 1
    const isOver = looks * LOOK_EVERY_MS > DECODER_MAX_MS || (await memoryOf(child)) > most
    if (isOver) child.kill('SIGKILL')
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** A process in the shape of a worker. */
function startProcess(most: number): JobWorker {
  const child = fork(join(import.meta.dirname, 'page-process.ts'), {
    serialization: 'advanced',
    stdio: 'ignore',
  })
  // Neither keeps a program from ending.
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
        listener({ message: `The decoder ended (${signal ?? 'by itself'}).` })
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
  /** In place of the usual bound, in bytes. */
  readonly most?: number
}

/**
 * The engine of a server: files of strangers are opened and drawn in a process of its own. If one of them ends that process,
 * it is refused as unreadable, and the server goes on.
 */
export function createForkedPageEngine({ most = DECODER_MAX_BYTES }: ForkOptions = {}): PageEngine {
  const jobs = new WorkerJobs<PageJob, PageResult>(() => startProcess(most))
  async function ask<Kind extends PageResult['kind']>(job: PageJob, kind: Kind) {
    const result = await jobs.run(job).catch((cause: unknown) => {
      if (cause instanceof WorkerFailedError) throw new UnreadableDocument('unreadable', { cause })
      throw cause
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
