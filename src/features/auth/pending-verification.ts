import { tabStorage } from '#src/session/customer-storage.ts'

/** The address that waits for its code, and when the next code may be sent. Survives a reload. */
export interface PendingVerification {
  email: string
  resendAtMs: number
}

const NAME = 'verification'

/** Validated by hand, because guests' pages load no zod. */
export function readPendingVerification(): PendingVerification | undefined {
  try {
    const { email, resendAtMs } = JSON.parse(tabStorage.read(NAME) ?? '{}')
    return typeof email === 'string' && typeof resendAtMs === 'number' ? { email, resendAtMs } : undefined
  } catch {
    return undefined
  }
}

export const savePendingVerification = (pending: PendingVerification) =>
  tabStorage.write(NAME, JSON.stringify(pending))

export const forgetPendingVerification = () => tabStorage.remove(NAME)
