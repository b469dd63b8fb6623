import type { Operations } from '#mocks/http/operation.ts'
import { passwordOperations } from './account/password-operations.ts'
import { profileOperations } from './account/profile-operations.ts'
import { registrationOperations } from './account/registration-operations.ts'
import { billingOperations } from './billing-operations.ts'
import { blocksOperations } from './blocks-operations.ts'
import { catalogOperations } from './catalog-operations.ts'
import { customerOperations } from './customer-operations.ts'
import { payOperations } from './pay-operations.ts'
import { depositOperations } from './payments/deposit-operations.ts'
import { projectsOperations } from './projects-operations.ts'
import { voicesOperations } from './voices-operations.ts'
import { workOperations } from './work-operations.ts'

/** What answers each call of the contract. */
export const operations: Operations = {
  ...customerOperations,
  ...registrationOperations,
  ...passwordOperations,
  ...profileOperations,
  ...billingOperations,
  ...depositOperations,
  ...catalogOperations,
  ...voicesOperations,
  ...projectsOperations,
  ...blocksOperations,
  ...workOperations,
  ...payOperations,
}
