import type { Operations } from '#mocks/http/operation.ts'
import { billingDepositOperations } from './billing-deposit-operations.ts'
import { billingOperations } from './billing-operations.ts'
import { blocksOperations } from './blocks-operations.ts'
import { catalogOperations } from './catalog-operations.ts'
import { customerOperations } from './customer-operations.ts'
import { customerPasswordOperations } from './customer-password-operations.ts'
import { customerProfileOperations } from './customer-profile-operations.ts'
import { customerRegistrationOperations } from './customer-registration-operations.ts'
import { projectsOperations } from './projects-operations.ts'
import { runsOperations } from './runs-operations.ts'
import { runsPaymentOperations } from './runs-payment-operations.ts'
import { voicesOperations } from './voices-operations.ts'

export const operations: Operations = {
  ...customerOperations,
  ...customerRegistrationOperations,
  ...customerPasswordOperations,
  ...customerProfileOperations,
  ...billingOperations,
  ...billingDepositOperations,
  ...catalogOperations,
  ...voicesOperations,
  ...projectsOperations,
  ...blocksOperations,
  ...runsOperations,
  ...runsPaymentOperations,
}
