import { NotBuiltYet, type Operations } from '#mocks/http/operation.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const notBuiltYet = (): never => {
  throw new NotBuiltYet()
}

/** A table of operations in which only some are built; for tests of the HTTP layer itself. */
export function stubOperations(working: Partial<Operations>): Operations {
  const stubs = Object.fromEntries(Object.keys(endpoints).map((name) => [name, notBuiltYet]))
  return { ...(stubs as unknown as Operations), ...working }
}
