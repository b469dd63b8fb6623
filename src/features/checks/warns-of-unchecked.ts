import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'

const warningRecord = lastingRecord('warns of unchecked', z.boolean())
const readSetting = () => warningRecord.read() === true

/** Whether export warns of blocks that nobody has checked, as the customer chose in this browser. */
export function useWarnsOfUnchecked() {
  const isWarning = useSyncExternalStore(onCustomerStorageChange, readSetting, readSetting)
  return { isWarning, setWarning: warningRecord.keep }
}
