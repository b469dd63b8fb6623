import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the last run's logs and JSON reports; not committed. */
export const REPORTS = join(import.meta.dirname, '..', '..', 'reports')

const HEARTBEAT_MS = 20_000
const TAIL_CHARS = 6_000

/**
 * A command without output for this long is stuck. Slowness alone ends none: all runners print a line per test,
 * and no test may take half of this.
 */
const SILENCE_LIMIT_MS = 8 * 60_000

export interface CommandResult {
  readonly exitCode: number
  readonly durationMs: number
  /** The last lines of stdout and stderr, in the order they were printed. */
  readonly tail: string
  readonly logFile: string
}

interface Options {
  readonly env?: Record<string, string> | undefined
  readonly silenceLimitMs?: number
}

/** Ends the command's process group, and with it servers and browsers: the command is the group's leader. */
function endWithChildren(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}

/**
 * Runs one command of the project with its own log file. Keeps the output for a failure; meanwhile prints a line
 * every 20 s. A command without output for `silenceLimitMs` is ended and counts as failed.
 */
export function runCommand(
  name: string,
  command: readonly string[],
  { env = {}, silenceLimitMs = SILENCE_LIMIT_MS }: Options = {},
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
  function note(chunk: Buffer | string) {
    log.write(chunk)
    tail = (tail + chunk.toString()).slice(-TAIL_CHARS)
  }
  return new Promise((resolve) => {
    function finish(exitCode: number) {
      clearInterval(heartbeat)
      clearTimeout(silence)
      child.stdout.destroy()
      child.stderr.destroy()
      const durationMs = Date.now() - startedMs
      // Resolves after the log is complete, so the caller can read all of it.
      log.end(() => resolve({ exitCode, durationMs, tail, logFile }))
    }
    const silence = setTimeout(() => {
      note(`\nEnded: it had said nothing for ${silenceLimitMs / 1000} s.\n`)
      // Not on `close`: a process that has left the group may hold the output open.
      if (child.exitCode !== null || child.signalCode !== null) return finish(1)
      child.on('exit', () => finish(1))
      endWithChildren(child)
    }, silenceLimitMs)
    function collect(chunk: Buffer) {
      silence.refresh()
      note(chunk)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => {
      note(String(error))
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
