import type { Operations } from '#mocks/http/operation.ts'
import { billingOperations } from './billing-operations.ts'
import { blocksOperations } from './blocks-operations.ts'
import { catalogOperations } from './catalog-operations.ts'
import { customerOperations } from './customer-operations.ts'
import { depositOperations } from './deposit-operations.ts'
import { passwordOperations } from './password-operations.ts'
import { payOperations } from './pay-operations.ts'
import { profileOperations } from './profile-operations.ts'
import { projectsOperations } from './projects-operations.ts'
import { registrationOperations } from './registration-operations.ts'
import { runOperations } from './run-operations.ts'
import { voicesOperations } from './voices-operations.ts'

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
  ...runOperations,
  ...payOperations,
}
