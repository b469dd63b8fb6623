import { saveWallet, walletOf } from '#mocks/features/billing/ledger.ts'
import { voiceOrReplacement } from '#mocks/features/projects/chosen-voice.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { services } from '#mocks/services/services.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import type { ReportedCustomer } from './reported-customer.ts'

const { IN_PROGRESS, ORDERED } = projectStatuses

const priceOf = ({ price }: Project) => qepikOf(price ?? '0.00')
const momentOf = (text: string | undefined, now: number) => Math.min(now, Date.parse(text ?? '') || now)

/** The row of a project as a response shows it. An order was paid at the price of its quote. */
function saveProject(tx: Transaction, customer_id: number, shown: Project): ProjectRow {
  const { id, slug, title, domain = null, selector = null, status = IN_PROGRESS, version = 1, body } = shown
  const language = tx.languages.get(shown.language) ? shown.language : 1
  const isOrder = status === ORDERED
  return tx.projects.create({
    ...{ id, customer_id, slug, title, language, status, domain, selector, version },
    client_id: null,
    voice_id: voiceOrReplacement(tx, { customer_id, language }, body.voice_id),
    settings: body.settings ?? null,
    quoted: isOrder ? priceOf(shown) : null,
    spent: isOrder ? priceOf(shown) : 0,
    ...{ price_expires_at: null, run_id: null, reject: null },
    ...{ characters: 0, units: 0, full_price: 0, duration: 0 },
    created_at: momentOf(shown.created_at, tx.now),
    updated_at: momentOf(shown.updated_at, tx.now),
    sequence: tx.projects.nextSequence(),
  })
}

/** Gives the charge of a run the id that the customer's ledger has for it. */
function renameHold(tx: Transaction, { id, run_id }: ProjectRow, { holds }: ReportedCustomer) {
  const held = holds.get(id)
  const charge = tx.runs.get(run_id ?? 0)?.transaction_id
  if (held === undefined || typeof charge !== 'number' || tx.transactions.get(held)) return
  const line = tx.transactions.need(charge)
  tx.transactions.remove(charge)
  tx.transactions.create({ ...line, id: held })
  tx.runs.update(run_id ?? 0, { transaction_id: held })
}

/**
 * Rebuilds the projects of a report whose work goes on, so that it goes on by the clock of this world, and gives their
 * owner the reported balance.
 */
export function continueProjects(
  tx: Transaction,
  customerId: number,
  { reported, locale }: { reported: ReportedCustomer; locale: LocaleCode },
): void {
  const { projects, balance = 0 } = reported
  // Runs hold their price once more: the reported balance is what they have left.
  const held = projects.reduce((sum, project) => sum + priceOf(project), 0)
  saveWallet(tx, customerId, { available: balance + held, held: 0 })
  for (const shown of projects) {
    const project = saveProject(tx, customerId, shown)
    const { continueWork, paid } = services[project.slug]
    continueWork?.(tx, project, shown, locale)
    if (project.status === ORDERED) paid?.(tx, tx.projects.need(project.id))
    renameHold(tx, tx.projects.need(project.id), reported)
  }
  saveWallet(tx, customerId, { available: balance, held: walletOf(tx, customerId).held })
}
