import { moment, momentOrNull } from '#mocks/domain/moment.ts'
import type { CustomerRow } from '#mocks/kernel/rows/account-rows.ts'
import type { Customer } from '#src/contract/customer.ts'

export function customerView({ password: _, ...row }: CustomerRow): Customer {
  return {
    ...row,
    email_verified_at: momentOrNull(row.email_verified_at),
    created_at: moment(row.created_at),
  }
}
