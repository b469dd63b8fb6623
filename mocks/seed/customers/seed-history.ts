import type { ProjectRow } from '#mocks/db/rows/project-rows.ts'
import type { Transaction } from '#mocks/db/transaction.ts'
import { charge, credit, refund } from '#mocks/domain/wallet.ts'
import { seededChance } from '#mocks/http/chance.ts'
import { book, walletOf } from '#mocks/operations/ledger.ts'
import { projectStatuses } from '#src/contract/project.ts'

const DAY_MS = 86_400_000
const DAYS = 190
const PROMO_CODES = ['BAHAR10', 'NOVRUZ', 'DOST5']

/** Chooses by chance, the same way in every world. */
interface Dice {
  /** A whole number from 0 up to, but not including, `below`. */
  number(below: number): number
  one<Item>(items: readonly Item[]): Item | undefined
}

function diceOf(seed: number): Dice {
  const chance = seededChance(seed)
  const number = (below: number) => Math.floor(chance() * below)
  return { number, one: (items) => items[number(items.length)] }
}

/** A payment that the bank refused: it is in the ledger, and moves nothing. */
function seedRefusedDeposit(tx: Transaction, customerId: number, amount: number, at: number) {
  tx.transactions.create({
    customer_id: customerId,
    type: 'deposit',
    amount,
    balance_after: walletOf(tx, customerId).available,
    status: 'rejected',
    service_slug: null,
    project_id: null,
    project_title: null,
    promo_code: null,
    failure: 'payment_declined',
    created_at: at,
  })
}

/**
 * Half a year of money: about 150 lines, each through the wallet's own rules, so that the books balance. Charges
 * belong to finished projects, which have cost their sum.
 */
export function seedHistory(tx: Transaction, customerId: number, projects: readonly ProjectRow[]): void {
  const dice = diceOf(20_261_121)
  const finished = projects.filter(({ status }) => status === projectStatuses.COMPLETED)
  const spent = new Map<number, number>()
  const begin = tx.now - DAYS * DAY_MS
  const top = (amount: number, at: number) =>
    book(tx, customerId, credit(walletOf(tx, customerId), 'deposit', amount), { at })
  top(5000, begin)
  for (let day = 1; day < DAYS; day += 1) {
    if (dice.number(10) < 3) continue
    const at = begin + day * DAY_MS + dice.number(9 * 3600) * 1000
    const wallet = walletOf(tx, customerId)
    const kind = dice.number(20)
    if (wallet.available < 1500) top((dice.one([2000, 3000, 5000]) ?? 2000) + dice.number(3) * 500, at)
    else if (kind === 0) {
      const movement = credit(wallet, 'bonus', 500)
      book(tx, customerId, movement, { at, promoCode: dice.one(PROMO_CODES) })
    } else if (kind === 1) seedRefusedDeposit(tx, customerId, 2000, at)
    else {
      const project = dice.one(finished)
      if (!project) continue
      const amount = 5 + dice.number(420)
      book(tx, customerId, charge(wallet, amount), { at, project })
      const back = kind === 2 ? Math.ceil(amount / 3) : 0
      if (back > 0) book(tx, customerId, refund(walletOf(tx, customerId), back), { at: at + 40_000, project })
      spent.set(project.id, (spent.get(project.id) ?? 0) + amount - back)
    }
  }
  for (const [id, amount] of spent) tx.projects.update(id, { spent: amount })
}
