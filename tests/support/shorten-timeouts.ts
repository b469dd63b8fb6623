import { vi } from 'vitest'
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#src/api/call-limits.ts'

const LIMITS: readonly unknown[] = [REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS]
/** Long enough for every call that does not hang. */
const SHORT_MS = 1_500

/** Shortens the timeouts of the app's calls until the test ends. */
export function shortenTimeouts() {
  const real = globalThis.setTimeout
  const hasty = (task: TimerHandler, delay?: number, ...args: unknown[]) =>
    real(task, LIMITS.includes(delay) ? SHORT_MS : delay, ...args)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hasty as typeof setTimeout)
}
