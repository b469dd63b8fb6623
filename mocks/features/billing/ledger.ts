import { emptyWallet, type Movement, type Wallet } from '#mocks/domain/wallet.ts'
import type { TransactionRow } from '#mocks/kernel/rows/money-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'

export interface LineDetails {
  project?: Pick<ProjectRow, 'id' | 'slug'>
  service?: ServiceSlug
  promoCode?: string
  at: number
}

export const walletOf = (tx: Pick<Transaction, 'wallets'>, customerId: number): Wallet =>
  tx.wallets.get(customerId) ?? emptyWallet

export function saveWallet(tx: Transaction, customerId: number, { available, held }: Wallet): void {
  if (tx.wallets.get(customerId)) tx.wallets.update(customerId, { available, held })
  else tx.wallets.create({ id: customerId, available, held })
}

/** Next place in a customer's ledger: a sequence number, and a time in ms since 1970, not before the last line's. */
export function nextLedgerPlace(
  tx: Transaction,
  customer_id: number,
  at: number,
): Pick<TransactionRow, 'created_at' | 'sequence'> {
  const [last] = tx.transactions.page({ where: { customer_id }, order: 'newest', perPage: 1 }).items
  return { created_at: Math.max(at, last?.created_at ?? at), sequence: tx.transactions.nextSequence() }
}

export function bookMovement(
  tx: Transaction,
  customerId: number,
  movement: Movement,
  { project, service, promoCode, at }: LineDetails,
): TransactionRow[] {
  saveWallet(tx, customerId, movement.wallet)
  return movement.entries.map((entry) =>
    tx.transactions.create({
      ...entry,
      customer_id: customerId,
      service_slug: project?.slug ?? service ?? null,
      project_id: project?.id ?? null,
      promo_code: promoCode ?? null,
      failure: null,
      ...nextLedgerPlace(tx, customerId, at),
    }),
  )
}
