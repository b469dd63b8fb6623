/** Work is interrupted after this long, so that the page stays alive to the touch. */
const TURN_MS = 12

interface YieldingScheduler {
  yield?: () => Promise<void>
}

function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0))
}

/** To be awaited often in long work: lets the page do something else when its turn is over. */
export function createBreath(signal?: AbortSignal, now: () => number = () => performance.now()) {
  let startedMs = now()
  return async function breathe() {
    signal?.throwIfAborted()
    if (now() - startedMs < TURN_MS) return
    await nextTurn()
    startedMs = now()
  }
}

export type Breathe = ReturnType<typeof createBreath>
