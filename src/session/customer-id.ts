import { useSyncExternalStore } from 'react'
import { lastingStorage, onCustomerStorageChange, openCustomerStorage } from './customer-storage.ts'
import { onSessionChange } from './session.ts'
import { readToken } from './session-cookie.ts'

const NAME = 'id'

/** For browsers that store nothing. */
let known: { readonly token: string | undefined; readonly id: number } | undefined

export function rememberCustomer(id: number) {
  if (readCustomerId() === id) return
  openCustomerStorage()
  known = { token: readToken(), id }
  lastingStorage.write(NAME, String(id))
}

/**
 * Id of the signed-in customer, without asking the server. Undefined for a guest, and in the rare case that the
 * profile has to come first: a browser that keeps nothing.
 */
export function readCustomerId(): number | undefined {
  const token = readToken()
  if (token === undefined) return undefined
  const id = Number(lastingStorage.read(NAME) ?? Number.NaN)
  if (Number.isInteger(id)) return id
  return known?.token === token ? known.id : undefined
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
