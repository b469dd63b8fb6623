const renewals = new Set<() => void>()

/** Registers how to load something again that has just failed to load. */
export function noteFailedLoad(renew: () => void) {
  renewals.add(renew)
}

/** For error boundaries that were shown: lets failed loads be tried again at their next use. */
export function forgetFailedLoads() {
  for (const renew of renewals) renew()
  renewals.clear()
}
