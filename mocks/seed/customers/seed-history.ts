import { seededChance } from '#mocks/domain/chance.ts'
import { charge, credit, refund } from '#mocks/domain/wallet.ts'
import { bookMovement, nextLedgerPlace, walletOf } from '#mocks/features/billing/ledger.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'

const DAY_MS = 86_400_000
const DAYS = 190
const SERVICES: ServiceSlug[] = [
  'text-to-speech',
  'text-to-speech',
  'audio-book',
  'speech-to-text',
  'detect-text',
]
const PROMO_CODES = ['BAHAR10', 'NOVRUZ', 'DOST5']

interface RandomNumbers {
  number(below: number): number
  one<Item>(items: readonly Item[]): Item | undefined
}

function randomNumbersOf(seed: number): RandomNumbers {
  const chance = seededChance(seed)
  const number = (below: number) => Math.floor(chance() * below)
  return { number, one: (items) => items[number(items.length)] }
}

function seedRefusedDeposit(tx: Transaction, customerId: number, amount: number, at: number) {
  tx.transactions.create({
    customer_id: customerId,
    type: 'deposit',
    amount,
    balance_after: walletOf(tx, customerId).available,
    status: 'rejected',
    service_slug: null,
    project_id: null,
    promo_code: null,
    failure: 'payment_declined',
    ...nextLedgerPlace(tx, customerId, at),
  })
}

function payFinished(tx: Transaction, customerId: number, unpaid: ProjectRow[], until: number) {
  for (let project = unpaid[0]; project && project.updated_at <= until; project = unpaid[0]) {
    unpaid.shift()
    const cost = project.spent || project.full_price
    bookMovement(tx, customerId, charge(walletOf(tx, customerId), cost), { project, at: project.updated_at })
    tx.projects.update(project.id, { spent: cost })
  }
}

function seedDay(tx: Transaction, customerId: number, at: number, dice: RandomNumbers) {
  const wallet = walletOf(tx, customerId)
  const kind = dice.number(20)
  if (wallet.available < 1500) {
    const amount = (dice.one([2000, 3000, 5000]) ?? 2000) + dice.number(3) * 500
    bookMovement(tx, customerId, credit(wallet, 'deposit', amount), { at })
  } else if (kind === 0) {
    bookMovement(tx, customerId, credit(wallet, 'bonus', 500), { at, promoCode: dice.one(PROMO_CODES) })
  } else if (kind === 1) {
    seedRefusedDeposit(tx, customerId, 2000, at)
  } else {
    const service = dice.one(SERVICES)
    const amount = 5 + dice.number(420)
    bookMovement(tx, customerId, charge(wallet, amount), { at, service })
    if (kind > 3) return
    const back = refund(walletOf(tx, customerId), Math.ceil(amount / 3))
    bookMovement(tx, customerId, back, { at: at + 40_000, service })
  }
}

/** Half a year of transactions: about 150 lines, written through the wallet's rules, so that the books balance. */
export function seedHistory(tx: Transaction, customerId: number, projects: readonly ProjectRow[]): void {
  const dice = randomNumbersOf(20_261_121)
  const begin = tx.now - DAYS * DAY_MS
  const unpaid = projects
    .filter(({ status }) => status === projectStatuses.COMPLETED)
    .toSorted((a, b) => a.updated_at - b.updated_at)
  bookMovement(tx, customerId, credit(walletOf(tx, customerId), 'deposit', 5000), { at: begin })
  for (let day = 1; day < DAYS; day += 1) {
    const at = begin + day * DAY_MS + dice.number(9 * 3600) * 1000
    payFinished(tx, customerId, unpaid, at)
    if (dice.number(10) >= 3) seedDay(tx, customerId, at, dice)
  }
  payFinished(tx, customerId, unpaid, tx.now)
}
