import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where logs and JSON reports of the last run lie; not committed. */
export const REPORTS = join(import.meta.dirname, '..', '..', 'reports')

const HEARTBEAT_MS = 20_000
const TAIL_CHARS = 6_000

export interface CommandResult {
  readonly exitCode: number
  readonly durationMs: number
  /** The last lines of stdout and stderr, in the order they were printed. */
  readonly tail: string
  readonly logFile: string
}

/** The command is the leader of its own process group: its browsers and servers end with it. */
function endWithChildren(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}

/**
 * Runs one command of the project with its own log file. Output is kept for a failure; meanwhile a line every
 * 20 s says that it is alive. A command over `limitMs` is ended and counts as failed.
 */
export function runCommand(
  name: string,
  command: readonly string[],
  limitMs: number,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  mkdirSync(REPORTS, { recursive: true })
  const logFile = join(REPORTS, `${name}.log`)
  const log = createWriteStream(logFile)
  const startedMs = Date.now()
  let tail = ''
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', CI: '1', ...env },
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  const heartbeat = setInterval(() => {
    const line = tail.trimEnd().split('\n').at(-1)?.trim().slice(0, 100) ?? ''
    console.log(`    … ${name} ${Math.round((Date.now() - startedMs) / 1000)} s  ${line}`)
  }, HEARTBEAT_MS)
  const deadline = setTimeout(() => {
    note(`\nEnded after ${limitMs / 1000} s without finishing.\n`)
    endWithChildren(child)
  }, limitMs)
  function note(chunk: Buffer | string) {
    log.write(chunk)
    tail = (tail + chunk.toString()).slice(-TAIL_CHARS)
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  return new Promise((resolve) => {
    function finish(exitCode: number) {
      clearInterval(heartbeat)
      clearTimeout(deadline)
      log.end()
      resolve({ exitCode, durationMs: Date.now() - startedMs, tail, logFile })
    }
    child.on('error', (error) => {
      note(String(error))
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
