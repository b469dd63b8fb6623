const loadResets = new Set<() => void>()

/** Registers what resets a load that has just failed, so that its next use loads again. */
export function registerFailedLoad(reset: () => void) {
  loadResets.add(reset)
}

/** Resets failed loads, because the customer tries the part behind an error boundary again. */
export function forgetFailedLoads() {
  for (const reset of loadResets) reset()
  loadResets.clear()
}
