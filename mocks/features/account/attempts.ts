import { Refusal } from '#mocks/http/refusal.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

/** How long attempts count, starting with the first one, in ms. */
const WINDOW_MS = 900_000

const keyOf = (what: string, who: string | number) => `${what}:${who}`

export function attemptCount(tx: Transaction, what: string, who: string | number): number {
  const row = tx.attempts.get(keyOf(what, who))
  return row && row.since + WINDOW_MS > tx.now ? row.count : 0
}

export function countAttempt(tx: Transaction, what: string, who: string | number): void {
  const id = keyOf(what, who)
  const count = attemptCount(tx, what, who)
  if (count > 0) tx.attempts.update(id, { count: count + 1 })
  else {
    forgetAttempts(tx, what, who)
    tx.attempts.create({ id, count: 1, since: tx.now })
  }
}

export function forgetAttempts(tx: Transaction, what: string, who: string | number): void {
  const id = keyOf(what, who)
  if (tx.attempts.get(id)) tx.attempts.remove(id)
}

/** Resets the attempts for an account, from every network address. */
export function forgetAllAttempts(tx: Transaction, what: string, who: string): void {
  const key = keyOf(what, who)
  const isOfAccount = ({ id }: { id: string }) => id === key || id.startsWith(`${key} `)
  for (const { id } of tx.attempts.list({ filter: isOfAccount })) tx.attempts.remove(id)
}

/** @throws Refusal 429 with the time to wait, when all attempts are used up */
export function requireAttemptsLeft(tx: Transaction, what: string, who: string | number, most: number): void {
  if (attemptCount(tx, what, who) < most) return
  const { since } = tx.attempts.need(keyOf(what, who))
  const retryAfterS = Math.ceil((since + WINDOW_MS - tx.now) / 1000)
  throw new Refusal(429, 'too_many_tries', {
    params: { minutes: Math.ceil(retryAfterS / 60) },
    retryAfterS,
  })
}
