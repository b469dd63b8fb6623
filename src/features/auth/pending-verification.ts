import { tabStorage } from '#src/session/customer-storage.ts'

/** Whose address waits for its code, and when the next code may be sent: what a reload of the page must not lose. */
export interface PendingVerification {
  email: string
  resendAtMs: number
}

const NAME = 'verification'

/** Checked by hand, because guests' pages come without any of zod. */
export function readPendingVerification(): PendingVerification | undefined {
  try {
    const { email, resendAtMs } = JSON.parse(tabStorage.read(NAME) ?? '{}')
    return typeof email === 'string' && typeof resendAtMs === 'number' ? { email, resendAtMs } : undefined
  } catch {
    return undefined
  }
}

export const keepPendingVerification = (pending: PendingVerification) =>
  tabStorage.write(NAME, JSON.stringify(pending))

export const forgetPendingVerification = () => tabStorage.remove(NAME)
