import { spawnSync } from 'node:child_process'

const CHECK_MS = 1000

/** Processes that must live as long as this one: `npx` itself, which most shells start only through a shell. */
function processesOfNpx(): readonly number[] {
  const { ppid } = process
  // Absent in slim images and on Windows; then only the parent is known.
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(ppid)], { encoding: 'utf8' })
  const [, above, isShell] = /^\s*(\d+)\s+(\S*sh$)?/m.exec(stdout ?? '') ?? []
  return isShell === undefined ? [ppid] : [ppid, Number(above)]
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Ends a program that `npx` started once `npx` is gone: it does not pass on every signal, and cannot pass on a kill. */
export function endWithNpx(end: () => void): void {
  if (process.env.npm_lifecycle_event !== 'npx') return
  const parent = process.ppid
  const needed = processesOfNpx()
  const timer = setInterval(() => {
    if (process.ppid === parent && needed.every(isRunning)) return
    clearInterval(timer)
    end()
  }, CHECK_MS)
  timer.unref()
}
