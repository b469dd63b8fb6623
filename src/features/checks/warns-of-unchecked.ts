import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'

const record = lastingRecord('warns of unchecked', z.boolean())
const read = () => record.read() === true

/** Whether export warns of blocks that nobody has checked, as the customer chose in this browser. */
export function useWarnsOfUnchecked() {
  const isWarning = useSyncExternalStore(onCustomerStorageChange, read, read)
  return { isWarning, setWarning: record.keep }
}
