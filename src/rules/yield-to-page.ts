import { nextTask } from './next-task.ts'

/** Longest slice of a long task in milliseconds, so that the page responds to input. */
const SLICE_MS = 12

export function createYield(signal?: AbortSignal, now: () => number = () => performance.now()) {
  let startedMs = now()
  return async function yieldToPage() {
    signal?.throwIfAborted()
    if (now() - startedMs < SLICE_MS) return
    await nextTask()
    startedMs = now()
  }
}

export type YieldToPage = ReturnType<typeof createYield>
