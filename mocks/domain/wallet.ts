import type { TransactionStatus, TransactionType } from '#src/contract/billing.ts'
import { moneyOf } from '#src/rules/money.ts'
import { RuleError } from './rule-error.ts'

/** A customer's money in whole qəpik. `available` may be spent; `held` is reserved for current runs. */
export interface Wallet {
  readonly available: number
  readonly held: number
}

/** A line of the ledger, in whole qəpik. Its amount never changes later, only its status. */
export interface LedgerEntry {
  readonly type: TransactionType
  readonly amount: number
  readonly balance_after: number
  readonly status: TransactionStatus
}

export interface Movement {
  readonly wallet: Wallet
  readonly entries: readonly LedgerEntry[]
}

export const emptyWallet: Wallet = { available: 0, held: 0 }

export function credit(
  wallet: Wallet,
  type: 'deposit' | 'bonus' | 'rental_income',
  amount: number,
): Movement {
  return moneyIn(wallet, requirePositive(amount), type)
}

/**
 * Reserves money for a run: it leaves the balance immediately, as a pending charge.
 * @throws RuleError with the required, available and missing amounts
 */
export function hold(wallet: Wallet, amount: number): Movement {
  requireFunds(wallet, amount)
  const after = { available: wallet.available - amount, held: wallet.held + amount }
  return { wallet: after, entries: [ledgerEntry(after, 'charge', -amount, 'in-progress')] }
}

/**
 * Ends a hold at the actual cost of the run, from nothing to all of it, and returns the rest.
 * @throws RangeError if the cost exceeds the hold
 */
export function settle(wallet: Wallet, held: number, cost: number): Movement {
  if (requireWhole(cost) > held || held > wallet.held)
    throw new RangeError(`cannot settle ${cost} of ${held}`)
  const rest = held - cost
  const after = { available: wallet.available + rest, held: wallet.held - held }
  return { wallet: after, entries: rest > 0 ? [ledgerEntry(after, 'refund', rest, 'completed')] : [] }
}

export function charge(wallet: Wallet, amount: number): Movement {
  requireFunds(wallet, amount)
  const after = { available: wallet.available - amount, held: wallet.held }
  return { wallet: after, entries: [ledgerEntry(after, 'charge', -amount, 'paid')] }
}

export function refund(wallet: Wallet, amount: number): Movement {
  return moneyIn(wallet, requirePositive(amount), 'refund')
}

function requireFunds({ available }: Wallet, amount: number) {
  if (requireWhole(amount) <= available) return
  const sums = {
    required: moneyOf(amount),
    available: moneyOf(available),
    missing: moneyOf(amount - available),
  }
  const params = {
    required: { qepik: amount },
    available: { qepik: available },
    missing: { qepik: amount - available },
  }
  throw new RuleError('funds', 'insufficient_funds', { params, data: sums })
}

function moneyIn(wallet: Wallet, amount: number, type: TransactionType): Movement {
  const after = { available: wallet.available + amount, held: wallet.held }
  return { wallet: after, entries: [ledgerEntry(after, type, amount, 'completed')] }
}

function ledgerEntry(
  after: Wallet,
  type: TransactionType,
  amount: number,
  status: TransactionStatus,
): LedgerEntry {
  return { type, amount, balance_after: after.available, status }
}

function requireWhole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not whole qəpik: ${amount}`)
  return amount
}

function requirePositive(amount: number): number {
  if (requireWhole(amount) === 0) throw new RangeError('no money to move')
  return amount
}
