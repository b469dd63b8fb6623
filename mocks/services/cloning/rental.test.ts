import { expect, test } from 'vitest'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { qepikOf } from '#src/rules/money.ts'
import { CLONING, currentClone, sendForm } from '#tests/support/backend/cloning-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { effectOnBalance } from '#tests/support/backend/effect-on-balance.ts'
import { balanceOf } from '#tests/support/backend/payments.ts'

/** Finished, with unchanged samples, and not rented yet: see the scenario `clones`. */
const FINISHED = 7
const RENTED = 6
const HOUR_MS = 3_600_000

const rent = (client: CustomerClient, id: number, is_rented: boolean) =>
  sendForm(client, 'PUT', `${CLONING}/${id}/update`, { is_rented })

/**
 * Ledger lines of other customers' payments, newest first. Logs in again, because sessions end earlier than this
 * world.
 */
async function incomes(client: CustomerClient) {
  const { email, password } = demoAccounts.leyla
  client.token = (
    await client.post<{ access_token: string }>('/customer/login', { email, password })
  ).access_token
  const { items } = await client.get<{ items: Transaction[] }>(
    '/customer/transactions?page=1&type=rental_income',
  )
  return items
}

test('other customers pay for a voice only while it is rented', async () => {
  const client = await customerIn('clones')
  await rent(client, RENTED, false)
  client.world.clock.advance(48 * HOUR_MS)
  expect(await incomes(client)).toEqual([])
  const before = await balanceOf(client)
  await rent(client, FINISHED, true)
  client.world.clock.advance(3 * 60_000)
  const [first, ...others] = await incomes(client)
  expect(others).toEqual([])
  expect(first).toMatchObject({ project: { id: FINISHED }, service_slug: 'cloning', status: 'completed' })
  expect(qepikOf(await balanceOf(client))).toBe(qepikOf(before) + qepikOf(first?.amount ?? '0.00'))
  await rent(client, FINISHED, false)
  client.world.clock.advance(200 * HOUR_MS)
  expect(await incomes(client)).toHaveLength(1)
})

test('an absence of two weeks misses no payment, and the ledger balances to the qəpik', async () => {
  const amountsAfter = async (steps: number) => {
    const client = await customerIn('clones')
    for (let step = 0; step < steps; step += 1) {
      client.world.clock.advance((14 * 24 * HOUR_MS) / steps)
      await client.world.settle()
    }
    const lines = await incomes(client)
    let balance = 0
    const where = { customer_id: demoAccounts.leyla.id }
    for (const line of client.world.db.transactions.list({ where, order: 'newest' }).reverse()) {
      balance += effectOnBalance(line)
      expect(line.balance_after).toBe(balance)
    }
    expect(client.world.db.wallets.need(demoAccounts.leyla.id).available).toBe(balance)
    return lines.map(({ amount, created_at }) => `${created_at} ${amount}`)
  }
  const seen = await amountsAfter(1)
  expect(seen.length).toBeGreaterThan(8)
  expect(await amountsAfter(56)).toEqual(seen)
})

test('the service keeps its share of other customers’ payments, and the owner sees it', async () => {
  const client = await customerIn('clones')
  const { rental_commission_percent } = await currentClone(client, RENTED)
  client.world.clock.advance(5.1 * HOUR_MS)
  const [line] = await incomes(client)
  const voice = client.world.db.voices.first({ category: 'cloned' })
  expect(rental_commission_percent).toBe(30)
  // 2,058 characters at 0.60 per thousand are 1.24; seventy percent of it are 0.868.
  expect(line?.amount).toBe('0.86')
  expect(voice?.usage_count).toBe(1)
})
