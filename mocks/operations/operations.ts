import type { Operations } from '#mocks/http/operation.ts'
import { stubOperations } from '#mocks/http/stub-operations.ts'

/** Every call of the contract and what does it. */
export const operations: Operations = stubOperations({})
