import { useSyncExternalStore } from 'react'
import { lastingStorage, onCustomerStorageChange } from './customer-storage.ts'

/** Whether this browser keeps a record with this name, so that the code for it loads only then. */
export function useHasRecord(name: string): boolean {
  const hasRecord = () => lastingStorage.names().some((stored) => stored.endsWith(`.${name}`))
  return useSyncExternalStore(onCustomerStorageChange, hasRecord, hasRecord)
}
