import type { Transaction } from '#src/contract/billing.ts'

/** Type of a transaction. If the server does not send it, the sign tells incoming from outgoing money. */
export const typeOf = ({ type, amount }: Pick<Transaction, 'type' | 'amount'>) =>
  type ?? (amount.startsWith('-') ? 'out' : 'in')
