import { afterEach, beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of mutants that the test file has reached so far. */
    mutants?: readonly number[]
  }
}

// Reset for each test file, because this module is loaded again for each.
const reached = new Set<number>()
let active: number | undefined
let isKilled = false

Reflect.set(globalThis, 'isMutant', (id: number) => {
  reached.add(id)
  return id === active
})

beforeEach(({ task, skip }) => {
  active = inject('activeMutants')[task.file.name]
  // One failed test is enough; each further one would wait for what never comes.
  if (isKilled) skip()
})

afterEach(({ task }) => {
  task.meta.mutants = [...reached]
  isKilled ||= active !== undefined && task.result?.state === 'fail'
})
