import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { WordMode } from '#src/lib/find-text.ts'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'

export const wordModes = ['part', 'word', 'endings'] as const satisfies readonly WordMode[]

const Correction = z.object({
  from: z.string(),
  to: z.string(),
  matchCase: z.boolean(),
  words: z.enum(wordModes),
})

/** A replacement that the customer wants in every transcript. */
export type Correction = z.infer<typeof Correction>

export const correctionRecord = lastingRecord('corrections', z.array(Correction))

const hasCorrections = () => (correctionRecord.read()?.length ?? 0) > 0

/** Whether the customer has a list, before the code that uses it is loaded. */
export const useHasCorrections = () =>
  useSyncExternalStore(onCustomerStorageChange, hasCorrections, hasCorrections)
