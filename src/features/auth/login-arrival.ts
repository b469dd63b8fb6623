const NOTICES = ['verified', 'passwordChanged', 'sessionEnded'] as const

export interface LoginArrival {
  notice?: (typeof NOTICES)[number] | undefined
  email?: string | undefined
}

/**
 * Validated because history entries outlive versions of the app; by hand, because the login page loads zod
 * only once the user types.
 */
export function readLoginArrival(state: unknown): LoginArrival {
  if (typeof state !== 'object' || state === null) return {}
  const { notice, email } = state as Record<string, unknown>
  const known = NOTICES.find((name) => name === notice)
  const isWhole = known === notice && (email === undefined || typeof email === 'string')
  return isWhole ? { notice: known, email } : {}
}
