interface YieldingScheduler {
  yield?: () => Promise<void>
}

/** When the browser has answered to what was waiting, e.g. to a key. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0))
}
