import type { Operations } from '#mocks/http/operation.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const fails = (): never => {
  throw new Error('No operation of this test')
}

/** Operations of which only some work; for tests of the HTTP layer itself. */
export function stubOperations(working: Partial<Operations>): Operations {
  const stubs = Object.fromEntries(Object.keys(endpoints).map((name) => [name, fails]))
  return { ...(stubs as unknown as Operations), ...working }
}
