import type { Operations } from '#mocks/http/operation.ts'
import { billingOperations } from './billing-operations.ts'
import { blocksOperations } from './blocks-operations.ts'
import { catalogOperations } from './catalog-operations.ts'
import { customerOperations } from './customer-operations.ts'
import { laterOperations } from './later.ts'
import { projectsOperations } from './projects-operations.ts'
import { voicesOperations } from './voices-operations.ts'
import { workOperations } from './work-operations.ts'

/** What answers each call of the contract. */
export const operations: Operations = {
  ...customerOperations,
  ...billingOperations,
  ...catalogOperations,
  ...voicesOperations,
  ...projectsOperations,
  ...blocksOperations,
  ...workOperations,
  ...laterOperations,
}
