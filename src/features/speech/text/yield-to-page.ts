/** Long work is interrupted after this long, so that the page stays alive to the touch. */
const SLICE_MS = 12

interface YieldingScheduler {
  yield?: () => Promise<void>
}

function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0))
}

/** To be awaited often in long work: lets the page do something else from time to time. */
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
