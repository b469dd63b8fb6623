import { statusAfter } from '#mocks/domain/project-status.ts'
import { quoteExpiry } from '#mocks/domain/quotes.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { lightEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { moneyOf } from '#src/rules/money.ts'
import { changeProject } from '../projects/own-project.ts'

interface QuotedProject {
  project_id: number
}

export const expireQuote = lightEvent<QuotedProject>('expire-quote', {
  happen({ tx, payload, at }) {
    const project = tx.projects.get(payload.project_id)
    if (!project || project.price_expires_at === null || project.price_expires_at > at) return
    changeProject(tx, project.id, withdrawnQuote(project))
  },
})

const withdrawnQuote = ({ status }: ProjectRow): Partial<ProjectRow> => ({
  status: statusAfter(status, 'withdraw'),
  quoted: null,
  price_expires_at: null,
})

/**
 * Quotes a project at a price in qəpik that is valid for seven days.
 * @throws RuleError if its status does not allow it, Refusal 409 if the customer saw another price
 */
export function quoteProject(
  tx: Transaction,
  project: ProjectRow,
  price: number,
  expected?: string,
): { project: ProjectRow; price: string } {
  const status = statusAfter(project.status, 'quote')
  const money = moneyOf(price)
  if (expected !== undefined && expected !== money) {
    throw new Refusal(409, 'price_changed', { params: { price: { qepik: price } }, data: { price: money } })
  }
  const quoted = changeProject(tx, project.id, {
    status,
    quoted: price,
    price_expires_at: quoteExpiry(tx.now),
    reject: null,
  })
  planExpiry(tx, quoted)
  return { project: quoted, price: money }
}

export function planExpiry(tx: Transaction, { id, price_expires_at }: ProjectRow): void {
  if (price_expires_at === null) return
  tx.agenda.plan(expireQuote, { project_id: id }, { at: price_expires_at, key: `project:${id}` })
}
