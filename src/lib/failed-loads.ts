const renewals = new Set<() => void>()

/** Notes how to load anew, at its next use, what has just failed to load. */
export function noteFailedLoad(renew: () => void) {
  renewals.add(renew)
}

/** For boundaries that have shown a failure: what could not be loaded is loaded anew at its next use. */
export function forgetFailedLoads() {
  for (const renew of renewals) renew()
  renewals.clear()
}
