import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'

/** Longest step back, in seconds. */
export const MAX_STEP_BACK_S = 5

const ListeningChoices = z.object({
  /** Seconds by which the sound steps back when it goes on after a pause. */
  back: z.number().check(z.minimum(0), z.maximum(MAX_STEP_BACK_S)),
  /** Whether the sound slows down while the customer types. */
  slowsDown: z.boolean(),
  /** Whether letters and Space are shortcuts without Alt outside of text fields. Older records lack it. */
  areKeysAlone: z._default(z.boolean(), true),
})
export type ListeningChoices = z.infer<typeof ListeningChoices>

const DEFAULT_CHOICES: ListeningChoices = { back: 2, slowsDown: false, areKeysAlone: true }

const choicesRecord = lastingRecord('listening', ListeningChoices)

export const listeningChoices = () => choicesRecord.read() ?? DEFAULT_CHOICES
export const keepListeningChoices = choicesRecord.keep

/** As text, so that the value stays the same until it changes. */
const readChoicesText = () => JSON.stringify(listeningChoices())

/** How the customer listens while writing, kept in this browser. */
export function useListeningChoices() {
  const stored = useSyncExternalStore(onCustomerStorageChange, readChoicesText, readChoicesText)
  return useMemo((): ListeningChoices => JSON.parse(stored), [stored])
}
