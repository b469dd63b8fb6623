interface YieldingScheduler {
  yield?: () => Promise<void>
}

/** Resolves after the browser has handled waiting events, such as a key press. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0))
}
