const resets = new Set<() => void>()

/** Registers how to load something again that has just failed to load. */
export function noteFailedLoad(reset: () => void) {
  resets.add(reset)
}

/** For error boundaries that were shown: lets failed loads be tried again at their next use. */
export function forgetFailedLoads() {
  for (const reset of resets) reset()
  resets.clear()
}
