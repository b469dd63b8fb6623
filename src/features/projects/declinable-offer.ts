import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'

const DECLINED_MAX = 200

/** Makes a hook for an offer that the customer can decline for a project, in this browser. */
export function declinableOffer(name: string) {
  /** Projects in which the customer does not want the offer, the latest first. */
  const declined = lastingRecord(`${name} declined`, z.array(z.number()))
  return (projectId: number) => {
    const read = () => declined.read()?.includes(projectId) ?? false
    const isDeclined = useSyncExternalStore(onCustomerStorageChange, read, read)
    return {
      isDeclined,
      decline: () => declined.keep([projectId, ...(declined.read() ?? [])].slice(0, DECLINED_MAX)),
    }
  }
}
