import { useMemo, useSyncExternalStore } from 'react'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'
import { SubtitleLimits, USUAL_LIMITS } from './subtitle-findings.ts'

const record = lastingRecord('subtitle limits', SubtitleLimits)
/** As text, so that the value stays the same until it changes. */
const read = () => JSON.stringify(record.read() ?? USUAL_LIMITS)

/** The customer's limits for subtitles, kept in this browser. */
export function useSubtitleLimits() {
  const stored = useSyncExternalStore(onCustomerStorageChange, read, read)
  const limits = useMemo((): SubtitleLimits => JSON.parse(stored), [stored])
  return { limits, setLimits: record.keep, reset: record.forget }
}
