import type { TransactionRow } from '#mocks/db/rows/money-rows.ts'
import type { ProjectRow } from '#mocks/db/rows/project-rows.ts'
import type { Transaction } from '#mocks/db/transaction.ts'
import { emptyWallet, type Movement, type Wallet } from '#mocks/domain/wallet.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'

/** What a line of the ledger is about, beside its money. */
export interface LineDetails {
  project?: Pick<ProjectRow, 'id' | 'slug'>
  /** The service, where the project is gone. */
  service?: ServiceSlug
  promoCode?: string
  /** Time of the line, in ms since 1970. */
  at: number
}

/** A customer's wallet; an empty one where nothing has moved yet. */
export const walletOf = (tx: Pick<Transaction, 'wallets'>, customerId: number): Wallet =>
  tx.wallets.get(customerId) ?? emptyWallet

/** Keeps what a customer has. */
export function keepWallet(tx: Transaction, customerId: number, { available, held }: Wallet): void {
  if (tx.wallets.get(customerId)) tx.wallets.update(customerId, { available, held })
  else tx.wallets.create({ id: customerId, available, held })
}

/**
 * Time of a customer's next line, in ms since 1970: not before the last one, so that balances follow one another
 * in the order of the list. A line that is older than the last one comes after it by a millisecond.
 */
export function nextMoment(tx: Transaction, customer_id: number, at: number, lineId = Infinity): number {
  const [last] = tx.transactions.page({ where: { customer_id }, order: 'newest', perPage: 1 }).items
  if (!last || last.id === lineId) return at
  return Math.max(at, last.created_at + (last.id > lineId ? 1 : 0))
}

/** Keeps a movement of money: the wallet as it is after it, and its lines in the ledger. */
export function book(
  tx: Transaction,
  customerId: number,
  movement: Movement,
  { project, service, promoCode, at }: LineDetails,
): TransactionRow[] {
  keepWallet(tx, customerId, movement.wallet)
  const created_at = nextMoment(tx, customerId, at)
  return movement.entries.map((entry) =>
    tx.transactions.create({
      ...entry,
      customer_id: customerId,
      service_slug: project?.slug ?? service ?? null,
      project_id: project?.id ?? null,
      promo_code: promoCode ?? null,
      failure: null,
      created_at,
    }),
  )
}
