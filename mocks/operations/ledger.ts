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

/** Keeps a movement of money: the wallet as it is after it, and its lines in the ledger. */
export function book(
  tx: Transaction,
  customerId: number,
  movement: Movement,
  { project, service, promoCode, at }: LineDetails,
): TransactionRow[] {
  const { available, held } = movement.wallet
  if (tx.wallets.get(customerId)) tx.wallets.update(customerId, { available, held })
  else tx.wallets.create({ id: customerId, available, held })
  return movement.entries.map((entry) =>
    tx.transactions.create({
      ...entry,
      customer_id: customerId,
      service_slug: project?.slug ?? service ?? null,
      project_id: project?.id ?? null,
      promo_code: promoCode ?? null,
      failure: null,
      created_at: at,
    }),
  )
}
