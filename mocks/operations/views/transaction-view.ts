import type { Database } from '#mocks/db/database.ts'
import type { TransactionRow } from '#mocks/db/rows/money-rows.ts'
import { say } from '#mocks/http/messages/catalogue.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { moneyOf } from '#src/contract/price.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { receiptAddress } from '../payments/payment-address.ts'
import { moment } from './moment.ts'

/** A line's number as customers see it. */
export const transactionNumber = (id: number) => `AV-${String(id).padStart(6, '0')}`

/** A line of the ledger. Its project is named as it is called now; one that was deleted is not named. */
export function transactionView(db: Database, row: TransactionRow, locale: LocaleCode): Transaction {
  const { id, type, status, service_slug, promo_code, project_id, failure } = row
  const project = project_id === null ? undefined : db.projects.get(project_id)
  const number = transactionNumber(id)
  return {
    id,
    number,
    type,
    status,
    amount: moneyOf(row.amount),
    balance_after: moneyOf(row.balance_after),
    service_slug,
    project: project ? { id: project.id, title: project.title } : null,
    promo_code,
    failure: failure === null ? null : { code: failure, message: say(locale, failure) },
    receipt_url: type === 'deposit' && status === 'completed' ? receiptAddress(number) : null,
    created_at: moment(row.created_at),
  }
}
