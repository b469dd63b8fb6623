import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { readCustomerId } from '#src/session/customer-id.ts'
import { lastingStorage, onCustomerStorageChange } from '#src/session/customer-storage.ts'
import { QuestionTest } from './question-tests.ts'

const StoredTests = z.array(QuestionTest)

function parseTests(text: string | null): readonly QuestionTest[] {
  if (text === null) return []
  try {
    return StoredTests.parse(JSON.parse(text))
  } catch {
    // Another version of the app may have stored another format.
    return []
  }
}

/** Test questions of a bot with their latest answers, kept in this browser until a logout, in all tabs. */
export function useQuestionTests(projectId: number) {
  const name = `${readCustomerId() ?? ''}.bot tests ${projectId}`
  const read = () => lastingStorage.read(name)
  const text = useSyncExternalStore(onCustomerStorageChange, read, read)
  const tests = useMemo(() => parseTests(text), [text])
  return {
    tests,
    /** Changes the stored tests, which another tab may have changed since. Returns whether they are stored. */
    change(edit: (tests: readonly QuestionTest[]) => readonly QuestionTest[]): boolean {
      const stored = parseTests(read())
      const next = edit(stored)
      return next === stored || lastingStorage.write(name, JSON.stringify(next))
    },
  }
}
