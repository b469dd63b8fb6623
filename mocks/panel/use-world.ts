import { useEffect, useReducer, useSyncExternalStore } from 'react'
import type { FaultRule, Faults } from '#mocks/http/faults.ts'
import type { Journal, JournalEntry } from '#mocks/http/journal.ts'
import type { Notice, Notices } from '#mocks/kernel/notices.ts'

export const useJournal = (journal: Journal): readonly JournalEntry[] =>
  useSyncExternalStore(
    (listener) => journal.subscribe(listener),
    () => journal.entries,
  )

export const useRules = (faults: Faults): readonly FaultRule[] =>
  useSyncExternalStore(
    (listener) => faults.subscribe(listener),
    () => faults.rules,
  )

export const useNotices = (notices: Notices): readonly Notice[] =>
  useSyncExternalStore(
    (listener) => notices.subscribe(listener),
    () => notices.list,
  )

export function useRefresh(everyMs: number): () => void {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(refresh, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return refresh
}
