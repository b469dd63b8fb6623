import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { effectOnBalance } from '#tests/support/backend/effect-on-balance.ts'

interface Page {
  items: Transaction[]
  total: number
  last_page: number
}

test('the ledger of every demo customer balances to the qəpik', { tags: 'long' }, async () => {
  const { world } = await testWorld()
  for (const { id } of Object.values(demoAccounts)) {
    const lines = world.db.transactions.list({ where: { customer_id: id }, order: 'newest' }).reverse()
    let balance = 0
    for (const line of lines) {
      balance += effectOnBalance(line)
      expect(line.balance_after).toBe(balance)
      expect(balance).toBeGreaterThanOrEqual(0)
    }
    expect(world.db.wallets.need(id)).toMatchObject({ available: balance, held: 0 })
  }
  expect(world.db.transactions.count({ where: { customer_id: 1 } })).toBeGreaterThan(120)
})

test('seeded transactions are in the past and in order', async () => {
  const { world } = await testWorld()
  const times = world.db.transactions.list({ where: { customer_id: 1 } }).map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeLessThan(world.clock.now())
})

test('the balance is that after the newest line', async () => {
  const client = await customerIn()
  const { balance } = await client.get<{ balance: { amount: string } }>('/customer/balance')
  const { items } = await client.get<Page>('/customer/transactions?per_page=1')
  expect(balance.amount).toBe(items[0]?.balance_after)
})

test('transactions are listed page by page, newest first, without duplicates or gaps', async () => {
  const client = await customerIn()
  const first = await client.get<Page>('/customer/transactions')
  const numbers: string[] = []
  for (let page = 1; page <= first.last_page; page += 1) {
    const { items } = await client.get<Page>(`/customer/transactions?page=${page}`)
    numbers.push(...items.map(({ number }) => number))
  }
  expect(numbers).toHaveLength(first.total)
  expect(new Set(numbers).size).toBe(first.total)
  expect(numbers).toEqual(numbers.toSorted().reverse())
})

test('transactions are filtered by type, status and days in Baku', async () => {
  const client = await customerIn()
  const refused = await client.get<Page>('/customer/transactions?type=deposit&status=rejected')
  expect(refused.total).toBeGreaterThan(0)
  for (const { type, status, failure } of refused.items) {
    expect({ type, status }).toEqual({ type: 'deposit', status: 'rejected' })
    expect(failure?.message).toBe('Bank ödənişi rədd etdi.')
  }
  const day = await client.get<Page>('/customer/transactions?from=2026-10-01&to=2026-10-31&per_page=100')
  expect(day.items.length).toBeGreaterThan(5)
  for (const { created_at = '' } of day.items) {
    expect(created_at >= '2026-09-30T20:00' && created_at < '2026-10-31T20:00').toBe(true)
  }
})
