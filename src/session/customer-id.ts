import { useSyncExternalStore } from 'react'
import {
  CUSTOMER_ID,
  forgetCustomersBefore,
  lastingStorage,
  onCustomerStorageChange,
  openCustomerStorage,
} from './customer-storage.ts'
import { onSessionChange } from './session.ts'
import { readToken } from './session-cookie.ts'

/** The latest customer of this page: for browsers that store nothing, and after a logout. */
let knownCustomerId: { readonly token: string | undefined; readonly id: number } | undefined

export function rememberCustomer(id: number) {
  const isStored = readCustomerId() === id
  if ([storedId(), knownCustomerId?.id].some((earlier) => earlier !== undefined && earlier !== id))
    forgetCustomersBefore(id)
  knownCustomerId = { token: readToken(), id }
  if (isStored) return
  openCustomerStorage()
  lastingStorage.write(CUSTOMER_ID, String(id))
}

/** Ids start at 1. */
const storedId = () => Number(lastingStorage.read(CUSTOMER_ID)) || undefined

/**
 * Id of the signed-in customer without a request. Undefined for a guest, and in a browser that stores nothing until the
 * profile has loaded.
 */
export function readCustomerId(): number | undefined {
  const token = readToken()
  if (token === undefined) return undefined
  return storedId() ?? (knownCustomerId?.token === token ? knownCustomerId.id : undefined)
}

/** Id of the latest signed-in customer: of this page, or of this browser if nobody has logged out since. */
export const lastCustomerId = () => storedId() ?? knownCustomerId?.id

/** Called after the redirect to the login page: pages that the guest requests later belong to no customer. */
export function forgetLastCustomer() {
  knownCustomerId = undefined
}

function subscribeToCustomer(listener: () => void) {
  const stops = [onSessionChange(listener), onCustomerStorageChange(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function customerIdWithin(waitMs: number): Promise<number | undefined> {
  const id = readCustomerId()
  if (id !== undefined) return Promise.resolve(id)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(readCustomerId())
    }
    const timer = setTimeout(end, waitMs)
    const stop = subscribeToCustomer(() => readCustomerId() !== undefined && end())
  })
}

export const useCustomerId = () => useSyncExternalStore(subscribeToCustomer, readCustomerId, () => undefined)
