import type { Transaction } from '#src/contract/billing.ts'

/** What a transaction is; where the server does not say, its sign tells money that came from money that went. */
export const typeOf = ({ type, amount }: Pick<Transaction, 'type' | 'amount'>) =>
  type ?? (amount.startsWith('-') ? 'out' : 'in')
