import { afterEach, beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the mutants whose place was reached in the test's file so far. */
    mutants?: readonly number[]
  }
}

// This file is loaded again for each test file.
const reached = new Set<number>()
let active: number | undefined

Reflect.set(globalThis, 'isMutant', (id: number) => {
  reached.add(id)
  return id === active
})

beforeEach(({ task }) => {
  active = inject('activeMutants')[task.file.name]
})

afterEach(({ task }) => {
  task.meta.mutants = [...reached]
})
