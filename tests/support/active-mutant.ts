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
let useCount = 0

/** A mutant that is used more often has made a loop endless, which no timeout of the runner ends. */
const MAX_USES = 100_000_000

Reflect.set(globalThis, 'isMutant', (id: number) => {
  reached.add(id)
  if (id !== active) return false
  useCount += 1
  if (useCount > MAX_USES) throw new Error(`Mutant ${id} makes a loop endless.`)
  return true
})

beforeEach(({ task, skip }) => {
  active = inject('activeMutants')[task.file.name]
  // A single failed test kills the mutant; the others would only wait for their timeouts.
  if (isKilled) skip()
})

afterEach(({ task }) => {
  task.meta.mutants = [...reached]
  isKilled ||= active !== undefined && task.result?.state === 'fail'
})
