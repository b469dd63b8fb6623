import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { JobWorker } from './worker-jobs.ts'

const CHECK_INTERVAL_MS = 100
/** Reason of a process that was ended at its limit of memory. */
export const OUT_OF_MEMORY = 'The process was ended at its limit of memory.'
/** Linux counts memory in pages of this size. */
const PAGE_BYTES = 4096

/** Memory of a process; 0 if the system does not have such a file. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')
  return Number(pages) * PAGE_BYTES
}

/** Ends a process that exceeds the memory limit of its job. */
function watchMemory(child: ChildProcess, most: number): () => void {
  const timer = setInterval(async () => {
    if ((await memoryOf(child)) > most) child.kill('SIGKILL')
  }, CHECK_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

interface ProcessSettings {
  /** Options of Node. */
  readonly execArgv?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * A process with the interface of a worker.
 * @param script path without its ending
 * @param most limit of its memory, in bytes
 */
export function startProcess(
  script: string,
  most: number,
  { execArgv = [], env = {} }: ProcessSettings = {},
): JobWorker {
  const child = fork(`${script}${extname(import.meta.filename)}`, {
    serialization: 'advanced',
    stdio: 'ignore',
    execArgv: [...process.execArgv, ...execArgv],
    env: { ...process.env, ...env },
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
        const message = signal === 'SIGKILL' ? OUT_OF_MEMORY : `The process ended (${signal ?? 'by itself'}).`
        listener({ message })
      })
  }) as JobWorker['addEventListener']
  return {
    addEventListener: listen,
    postMessage(message: unknown) {
      child.channel?.ref()
      const stop = watchMemory(child, most)
      rest = () => {
        stop()
        child.channel?.unref()
      }
      child.send(message as object)
    },
    terminate: () => void child.kill('SIGKILL'),
  }
}
