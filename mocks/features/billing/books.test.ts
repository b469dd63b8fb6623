import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RuleError } from '#mocks/domain/rule-error.ts'
import { charge, hold, refund, settle as settleHold } from '#mocks/domain/wallet.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { effectOnBalance } from '#tests/support/backend/effect-on-balance.ts'
import { settle } from '#tests/support/backend/payments.ts'
import { bookMovement, walletOf } from './ledger.ts'
import { processPayment } from './process-payment.ts'
import type { PaymentOutcome } from './settle-payment.ts'

const CUSTOMER = 1
const outcomes: readonly PaymentOutcome[] = [
  { status: 'paid' },
  { status: 'paid' },
  { status: 'declined', reason: 'card_limit' },
  { status: 'canceled' },
]

type Step = readonly [kind: number, amount: number]

function stepsOf(client: CustomerClient) {
  const { world } = client
  const payments = () => world.db.payments.list()
  const holds: number[] = []
  const move = (change: Parameters<typeof world.write<unknown>>[0]) =>
    world.write(change).catch((error: unknown) => {
      if (!(error instanceof RuleError)) throw error
    })
  const deposit = (amount: string, code?: string) =>
    client.call('POST', '/customer/balance/deposit', { amount, code })
  const pick = (amount: number) => payments()[amount % Math.max(1, payments().length)]?.id
  return [
    (amount: number) => deposit(((amount + 100) / 100).toFixed(2)),
    (amount: number) => (amount % 2 ? deposit('10.00', 'avaz10') : deposit('5.00', 'YENI5')),
    async (amount: number) => {
      const [id, outcome] = [pick(amount), outcomes[amount % outcomes.length]]
      if (id !== undefined && outcome)
        await Promise.all([settle(client, id, outcome), settle(client, id, outcome)])
    },
    async (amount: number) => {
      const id = pick(amount)
      if (id !== undefined) await move((tx) => processPayment(tx, id, { status: 'paid' }, amount * 10))
    },
    (amount: number) =>
      move((tx) => {
        bookMovement(tx, CUSTOMER, hold(walletOf(tx, CUSTOMER), amount), { at: tx.now })
        holds.push(amount)
      }),
    (amount: number) =>
      move((tx) => {
        const held = holds.pop()
        if (held === undefined) return
        bookMovement(tx, CUSTOMER, settleHold(walletOf(tx, CUSTOMER), held, amount % (held + 1)), {
          at: tx.now,
        })
      }),
    (amount: number) =>
      move((tx) => {
        bookMovement(tx, CUSTOMER, charge(walletOf(tx, CUSTOMER), amount + 1), { at: tx.now })
        if (amount % 3 === 0)
          bookMovement(tx, CUSTOMER, refund(walletOf(tx, CUSTOMER), amount + 1), { at: tx.now })
      }),
    async (amount: number) => {
      world.clock.advance(amount * 1000)
      await world.settle()
    },
  ]
}

/** Reads the ledger as the customer sees it, oldest first, and compares it with the wallet. */
function checkBooks({ world }: CustomerClient) {
  const where = { customer_id: CUSTOMER }
  let balance = 0
  for (const line of world.db.transactions.list({ where, order: 'newest' }).reverse()) {
    balance += effectOnBalance(line)
    expect(line.balance_after).toBe(balance)
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  expect(world.db.wallets.need(CUSTOMER).available).toBe(balance)
  const paid = world.db.payments.list({ where: { ...where, status: 'paid' } })
  expect(world.db.transactions.count({ where: { ...where, type: 'deposit', status: 'completed' } })).toBe(
    paid.length,
  )
  const bonuses = paid.filter(({ promo_code }) => promo_code !== null).map(({ promo_code }) => promo_code)
  expect(world.db.transactions.count({ where: { ...where, type: 'bonus' } })).toBe(bonuses.length)
  expect(new Set(bonuses).size).toBe(bonuses.length)
}

async function checkHistories(numRuns: number) {
  const history = fc.array(fc.tuple(fc.nat(7), fc.nat(2000)), { maxLength: 40 })
  const holdsTrue = async (sequence: Step[]) => {
    const client = await customerIn('empty')
    const steps = stepsOf(client)
    for (const [kind, amount] of sequence) await steps[kind]?.(amount)
    checkBooks(client)
    client.world.dispose()
  }
  await fc.assert(fc.asyncProperty(history, holdsTrue), { numRuns, seed: 20_261_121 })
}

test('after 80 random histories of payments the ledger balances to the qəpik', { tags: 'long' }, () =>
  checkHistories(80),
)

test('after 500 random histories of payments the ledger balances to the qəpik', { tags: 'long' }, () =>
  checkHistories(500),
)
