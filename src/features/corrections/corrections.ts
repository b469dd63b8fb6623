import { useMemo, useSyncExternalStore } from 'react'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'
import { type Correction, correctionRecord } from './correction-record.ts'

export type { Correction } from './correction-record.ts'

/** Maximum number of corrections on the list. */
export const CORRECTIONS_MAX = 500
/** Maximum number of characters of each side of a correction. */
export const CORRECTION_MAX = 200

/** As text, so that the value stays the same until it changes. */
const readCorrectionsText = () => JSON.stringify(correctionRecord.read() ?? [])

export const isSameCorrection = (a: Correction, b: Correction) =>
  a.from === b.from && a.to === b.to && a.matchCase === b.matchCase && a.words === b.words

/** The customer's list, kept in this browser. */
export function useCorrections() {
  const stored = useSyncExternalStore(onCustomerStorageChange, readCorrectionsText, readCorrectionsText)
  const list = useMemo((): readonly Correction[] => JSON.parse(stored), [stored])
  return {
    list,
    add: (correction: Correction) =>
      correctionRecord.keep(
        [correction, ...list.filter(({ from }) => from !== correction.from)].slice(0, CORRECTIONS_MAX),
      ),
    remove: (correction: Correction) =>
      correctionRecord.keep(list.filter((one) => !isSameCorrection(one, correction))),
    replaceAll: (corrections: readonly Correction[]) => correctionRecord.keep([...corrections]),
  }
}
