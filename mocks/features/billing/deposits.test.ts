import { expect, test } from 'vitest'
import { processPayment } from '#mocks/features/billing/process-payment.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf, settle, startDeposit } from '#tests/support/backend/payments.ts'
import { bankReasons } from './settle-payment.ts'

const paid = { status: 'paid' } as const

const history = async (client: CustomerClient) =>
  (await client.get<{ items: Transaction[] }>('/customer/transactions')).items

test('a deposit is pending, then paid, and only then added to the balance', async () => {
  const client = await customerIn('empty')
  const { url } = await client.post<{ url: string }>('/customer/balance/deposit', { amount: '25.00' })
  expect(url).toMatch(/^http:\/\/localhost\/sandbox\/payment\.html\?id=[\w-]{43}$/)
  expect(await history(client)).toMatchObject([
    { type: 'deposit', amount: '25.00', balance_after: '0.00', status: 'in-progress', receipt_url: null },
  ])
  expect(await balanceOf(client)).toBe('0.00')
  await settle(client, url.split('=')[1] ?? '', paid)
  expect(await balanceOf(client)).toBe('25.00')
  expect(await history(client)).toMatchObject([
    {
      amount: '25.00',
      balance_after: '25.00',
      status: 'completed',
      receipt_url: '/sandbox/payment.html?receipt=AV-000001',
    },
  ])
})

test('a repeated report of the bank changes nothing', async () => {
  const client = await customerIn('empty')
  const id = await startDeposit(client, '7.00')
  await settle(client, id, paid)
  await settle(client, id, paid)
  await settle(client, id, { status: 'declined', reason: 'card_limit' })
  client.world.clock.advance(3_600_000)
  expect(await balanceOf(client)).toBe('7.00')
  expect(await history(client)).toMatchObject([{ status: 'completed', failure: null }])
})

test.each(bankReasons)(
  'a payment declined with %s is explained in every language, and a second attempt succeeds',
  async (reason) => {
    const client = await customerIn('empty')
    await settle(client, await startDeposit(client, '12.00'), { status: 'declined', reason })
    const messages = new Set<string | undefined>()
    for (const locale of LocaleCode.options) {
      client.locale = locale
      const [line] = await history(client)
      expect(line).toMatchObject({ status: 'rejected', balance_after: '0.00', failure: { code: reason } })
      messages.add(line?.failure?.message)
    }
    expect(messages.size).toBe(LocaleCode.options.length)
    await settle(client, await startDeposit(client, '12.00'), paid)
    expect(await balanceOf(client)).toBe('12.00')
    expect(await history(client)).toHaveLength(2)
  },
)

test('an unpaid deposit is rejected after half an hour', async () => {
  const client = await customerIn('empty')
  await startDeposit(client, '12.00')
  client.world.clock.advance(1_799_999)
  expect(await history(client)).toMatchObject([{ status: 'in-progress' }])
  client.world.clock.advance(1)
  expect(await history(client)).toMatchObject([
    { status: 'rejected', failure: { code: 'payment_expired', message: 'Ödəniş vaxtında edilmədi.' } },
  ])
})

test('a slow bank is waited for, however long it takes', async () => {
  const client = await customerIn('empty')
  const id = await startDeposit(client, '12.00')
  await client.world.write((tx) => processPayment(tx, id, paid, 2_000_000))
  client.world.clock.advance(1_999_999)
  expect(await history(client)).toMatchObject([{ status: 'in-progress' }])
  client.world.clock.advance(1)
  expect(await balanceOf(client)).toBe('12.00')
})

test.each(['0.99', '1000.01', '-5.00', '0.00'])('%s ₼ cannot be topped up', async (amount) => {
  const client = await customerIn('empty')
  const answer = await client.call('POST', '/customer/balance/deposit', { amount })
  expect(answer).toMatchObject({ status: 422, error: { code: 'deposit_amount' } })
  expect(answer.errors).toEqual({ amount: ['1,00\u00a0₼ ilə 1.000,00\u00a0₼ arasında məbləğ yazın.'] })
  expect(await history(client)).toEqual([])
})

test('fifty clicks make one deposit; after its payment the next click makes another', async () => {
  const client = await customerIn('empty')
  const ids = await Promise.all(Array.from({ length: 50 }, () => startDeposit(client, '10.00')))
  expect(new Set(ids).size).toBe(1)
  await settle(client, ids[0] ?? '', paid)
  expect(await startDeposit(client, '10.00')).not.toBe(ids[0])
  expect(await history(client)).toHaveLength(2)
})

test('a hundred races of double clicks make a hundred deposits', { tags: 'long' }, async () => {
  const client = await customerIn('empty')
  const sums = Array.from({ length: 100 }, (_, index) => 100 + index)
  const races = sums.map(async (sum) => {
    const amount = (sum / 100).toFixed(2)
    const ids = await Promise.all(Array.from({ length: 3 }, () => startDeposit(client, amount)))
    await Promise.all(ids.map((id) => settle(client, id, paid)))
  })
  await Promise.all(races)
  const { world } = client
  expect(world.db.payments.count()).toBe(100)
  expect(world.db.transactions.count({ where: { customer_id: 1, status: 'completed' } })).toBe(100)
  expect(world.db.wallets.need(1).available).toBe(sums.reduce((total, sum) => total + sum, 0))
})

test('the scenarios of payments start in the described state', async () => {
  const pending = await customerIn('pending-deposit')
  expect((await history(pending))[0]).toMatchObject({ amount: '25.00', status: 'in-progress' })
  const before = Number(await balanceOf(pending))
  pending.world.clock.advance(60_000)
  expect(Number(await balanceOf(pending))).toBeCloseTo(before + 25)
  const declined = await customerIn('declined-deposit')
  expect((await history(declined))[0]?.failure?.code).toBe('card_insufficient_funds')
})
