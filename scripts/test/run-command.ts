import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where logs and JSON reports of the last run lie; not committed. */
export const REPORTS = join(import.meta.dirname, '..', '..', 'reports')

const HEARTBEAT_MS = 20_000
const TAIL_CHARS = 6_000

/**
 * A command without output for so long is stuck. It is never ended for being slow: all runners print a line per
 * test, and no test may take half of this.
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

/** The command is the leader of its own process group: its servers end with it, and so do browsers, whose pipe it holds. */
function endWithChildren(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}

/**
 * Runs one command of the project with its own log file. Output is kept for a failure; meanwhile a line every
 * 20 s says that it is alive. A command that says nothing for `silenceLimitMs` is ended and counts as failed.
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
      // Whoever is told the result finds all of the log.
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
