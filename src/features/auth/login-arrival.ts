const notices = ['verified', 'passwordChanged', 'sessionEnded'] as const

export interface LoginArrival {
  notice?: (typeof notices)[number] | undefined
  email?: string | undefined
}

/**
 * History entries outlive versions of the app, so what is in them is checked; by hand, because the login page
 * comes without any of zod until something is typed into it.
 */
export function readLoginArrival(state: unknown): LoginArrival {
  if (typeof state !== 'object' || state === null) return {}
  const { notice, email } = state as Record<string, unknown>
  const known = notices.find((name) => name === notice)
  const isWhole = known === notice && (email === undefined || typeof email === 'string')
  return isWhole ? { notice: known, email } : {}
}
