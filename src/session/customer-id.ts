import { useSyncExternalStore } from 'react'
import { lastingStorage, onCustomerStorageChange, openCustomerStorage } from './customer-storage.ts'
import { onSessionChange } from './session.ts'
import { readToken } from './session-cookie.ts'

const NAME = 'id'

/** Who was last seen here: for browsers that store nothing, and after a logout. */
let known: { readonly token: string | undefined; readonly id: number } | undefined

export function rememberCustomer(id: number) {
  const isStored = readCustomerId() === id
  known = { token: readToken(), id }
  if (isStored) return
  openCustomerStorage()
  lastingStorage.write(NAME, String(id))
}

/** Ids begin at 1. */
const storedId = () => Number(lastingStorage.read(NAME)) || undefined

/**
 * Id of the signed-in customer, without asking the server. Undefined for a guest, and in the rare case that the
 * profile has to come first: a browser that keeps nothing.
 */
export function readCustomerId(): number | undefined {
  const token = readToken()
  if (token === undefined) return undefined
  return storedId() ?? (known?.token === token ? known.id : undefined)
}

/** Id of whoever was signed in here last: in this page, or in this browser where nobody has logged out since. */
export const lastCustomerId = () => storedId() ?? known?.id

/** Where a guest goes from now on is the guest's own wish. */
export function forgetLastCustomer() {
  known = undefined
}

function subscribe(listener: () => void) {
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
    const stop = subscribe(() => readCustomerId() !== undefined && end())
  })
}

export const useCustomerId = () => useSyncExternalStore(subscribe, readCustomerId, () => undefined)
