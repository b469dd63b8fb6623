import { statusAfter } from '#mocks/domain/project-status.ts'
import { charge, refund } from '#mocks/domain/wallet.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { en } from '#mocks/messages/en.ts'
import { bookMovement, walletOf } from '../billing/ledger.ts'
import { changeProject } from '../projects/own-project.ts'

/**
 * Pays a quoted project from the balance, with a final charge.
 * @throws RuleError if it is not quoted, or with the missing amount
 */
export function payQuote(tx: Transaction, project: ProjectRow): ProjectRow {
  const status = statusAfter(project.status, 'pay')
  const price = project.quoted ?? 0
  if (price > 0) {
    const movement = charge(walletOf(tx, project.customer_id), price)
    bookMovement(tx, project.customer_id, movement, { project, at: tx.now })
  }
  return changeProject(tx, project.id, { status, price_expires_at: null, spent: project.spent + price })
}

export function refuseOrder(tx: Transaction, project: ProjectRow, key: keyof typeof en): ProjectRow {
  const status = statusAfter(project.status, 'refuse')
  // An open quote has cost nothing yet.
  const paid = project.price_expires_at === null ? (project.quoted ?? 0) : 0
  if (paid > 0) {
    const movement = refund(walletOf(tx, project.customer_id), paid)
    bookMovement(tx, project.customer_id, movement, { project, at: tx.now })
  }
  return changeProject(tx, project.id, {
    status,
    reject: { key, refunded: paid > 0 },
    quoted: null,
    price_expires_at: null,
    spent: project.spent - paid,
  })
}
