import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'

/** Longest step back, in seconds. */
export const MOST_BACK_S = 5

const ListeningChoices = z.object({
  /** Seconds by which the sound steps back when it goes on after a pause. */
  back: z.number().check(z.minimum(0), z.maximum(MOST_BACK_S)),
  /** Whether the sound slows down while the customer types. */
  slowsDown: z.boolean(),
  /** Whether the letters and Space work without Alt, where they write nothing. Older records lack it. */
  areKeysAlone: z._default(z.boolean(), true),
})
export type ListeningChoices = z.infer<typeof ListeningChoices>

const USUAL: ListeningChoices = { back: 2, slowsDown: false, areKeysAlone: true }

const record = lastingRecord('listening', ListeningChoices)

export const listeningChoices = () => record.read() ?? USUAL
export const keepListeningChoices = record.keep

/** As text, so that the value stays the same until it changes. */
const read = () => JSON.stringify(listeningChoices())

/** How the customer listens while writing, kept in this browser. */
export function useListeningChoices() {
  const stored = useSyncExternalStore(onCustomerStorageChange, read, read)
  return useMemo((): ListeningChoices => JSON.parse(stored), [stored])
}
