import { moment } from '#mocks/domain/moment.ts'
import { receiptAddress } from '#mocks/features/billing/payment-address.ts'
import { transactionNumber } from '#mocks/features/billing/transaction-number.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { TransactionRow } from '#mocks/kernel/rows/money-rows.ts'
import { say } from '#mocks/messages/catalogue.ts'
import type { Transaction } from '#src/contract/billing.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { moneyOf } from '#src/rules/money.ts'

/** A ledger line with the project's current title; a deleted project has none. */
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
