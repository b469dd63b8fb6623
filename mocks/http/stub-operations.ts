import { endpoints } from '#src/contract/endpoints.ts'
import { notBuiltYet, type Operations } from './operation.ts'

/** A table of operations in which only some work; for tests of the machinery itself. */
export function stubOperations(working: Partial<Operations>): Operations {
  const stubs = Object.fromEntries(Object.keys(endpoints).map((name) => [name, notBuiltYet]))
  return { ...(stubs as unknown as Operations), ...working }
}
