import { useMemo, useSyncExternalStore } from 'react'
import { lastingRecord } from '#src/session/customer-record.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'
import { DEFAULT_LIMITS, SubtitleLimits } from './subtitle-findings.ts'

const limitsRecord = lastingRecord('subtitle limits', SubtitleLimits)
/** As text, so that the value stays the same until it changes. */
const readLimitsText = () => JSON.stringify(limitsRecord.read() ?? DEFAULT_LIMITS)

/** The customer's limits for subtitles, kept in this browser. */
export function useSubtitleLimits() {
  const stored = useSyncExternalStore(onCustomerStorageChange, readLimitsText, readLimitsText)
  const limits = useMemo((): SubtitleLimits => JSON.parse(stored), [stored])
  return { limits, setLimits: limitsRecord.keep, reset: limitsRecord.forget }
}
