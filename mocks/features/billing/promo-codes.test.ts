import { expect, test } from 'vitest'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Bonus, Transaction } from '#src/contract/billing.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf, settle, startDeposit } from '#tests/support/backend/payments.ts'

const check = (code: string) => `/bonus/check-code?code=${encodeURIComponent(code)}`
const paid = { status: 'paid' } as const

test('a code shows its amount, in any spelling', async () => {
  const client = await customerIn('empty')
  for (const typed of ['AVAZ10', ' avaz10 ', 'Avaz10']) {
    const answer = await client.call<{ bonus: Bonus }>('GET', check(typed))
    expect(answer.data.bonus).toEqual({ code: 'AVAZ10', amount: '10.00', expires_at: null })
    expect(answer.message).toContain('10,00\u00a0₼')
  }
  const { bonus } = await client.get<{ bonus: Bonus }>(check('yeni5'))
  expect(bonus).toMatchObject({ code: 'YENI5', amount: '5.00' })
})

test.each([
  ['YOXDUR', 'promo_invalid'],
  ['YENİ5', 'promo_invalid'],
  ['yenı5', 'promo_invalid'],
  ['kohne10', 'promo_expired'],
  ['DOLU20', 'promo_used_up'],
  ['DOST5', 'promo_already_used'],
])('the promo code %s is refused: %s', async (code, reason) => {
  const client = await customerIn('empty')
  const answers = [
    await client.call('GET', check(code)),
    await client.call('POST', '/customer/balance/deposit', { amount: '10.00', code }),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 422, error: { code: reason } })
    expect(answer.errors?.code).toHaveLength(1)
  }
})

test('a top-up with a code adds its amount as a bonus and uses the code', async () => {
  const client = await customerIn('empty')
  await settle(client, await startDeposit(client, '10.00', 'avaz10'), paid)
  expect(await balanceOf(client)).toBe('20.00')
  const { items } = await client.get<{ items: Transaction[] }>('/customer/transactions')
  expect(items).toMatchObject([
    { type: 'bonus', amount: '10.00', balance_after: '20.00', promo_code: 'AVAZ10' },
    { type: 'deposit', amount: '10.00', balance_after: '10.00', promo_code: 'AVAZ10' },
  ])
  expect((await client.call('GET', check('AVAZ10'))).error?.code).toBe('promo_already_used')
  const anar = await client.post<{ access_token: string }>('/customer/login', demoAccounts.anar)
  client.token = anar.access_token
  expect((await client.call('GET', check('AVAZ10'))).status).toBe(200)
})

test('a code sets the amount of the top-up', async () => {
  const client = await customerIn('empty')
  const body = { amount: '11.00', code: 'AVAZ10' }
  const answer = await client.call('POST', '/customer/balance/deposit', body)
  expect(answer.errors).toEqual({ amount: ['Bu promokodla məbləğ 10,00\u00a0₼ olmalıdır.'] })
})

test('applying a code again after an unpaid attempt leads to the same payment', async () => {
  const client = await customerIn('empty')
  const first = await startDeposit(client, '10.00', 'AVAZ10')
  expect((await client.call('GET', check('AVAZ10'))).status).toBe(200)
  expect(await startDeposit(client, '10.00', 'avaz10')).toBe(first)
  expect(client.world.db.promoUses.count({ where: { code: 'AVAZ10' } })).toBe(1)
})

test('the last use of a code is reserved for a payment and released if it fails', async () => {
  const client = await customerIn('empty')
  await client.world.write((tx) =>
    tx.promoCodes.create({ id: 'BIR', amount: 500, limit: 1, expires_at: null }),
  )
  const first = await startDeposit(client, '5.00', 'BIR')
  const leyla = client.token
  const anar = await client.post<{ access_token: string }>('/customer/login', demoAccounts.anar)
  client.token = anar.access_token
  expect((await client.call('GET', check('BIR'))).error?.code).toBe('promo_used_up')
  await settle(client, first, { status: 'canceled' })
  const second = await startDeposit(client, '5.00', 'BIR')
  client.world.clock.advance(1_800_000)
  await client.get('/customer/balance')
  expect(client.world.db.payments.need(second).status).toBe('expired')
  client.token = leyla
  expect((await client.call('GET', check('BIR'))).status).toBe(200)
})

test.each([
  ['by checks', ['check']],
  ['by deposits', ['deposit']],
  ['by both in turn', ['check', 'deposit']],
])('attempts to guess codes are limited %s, and then neither call accepts a right one', async (_, ways) => {
  const client = await customerIn('empty')
  const ask = (way: string | undefined, code: string) =>
    way === 'check'
      ? client.call('GET', check(code))
      : client.call('POST', '/customer/balance/deposit', { amount: '10.00', code })
  for (let tries = 0; tries < 20; tries += 1) {
    expect((await ask(ways[tries % ways.length], `KOD${tries}`)).status).toBe(422)
  }
  for (const way of ['check', 'deposit']) {
    expect(await ask(way, 'AVAZ10')).toMatchObject({ status: 429, retryAfterS: 900 })
  }
  const plain = await client.call('POST', '/customer/balance/deposit', { amount: '10.00' })
  expect(plain.status).toBe(200)
})

test('a repeated deposit leads to its payment, even after too many wrong codes', async () => {
  const client = await customerIn('empty')
  const first = await startDeposit(client, '10.00', 'AVAZ10')
  for (let tries = 0; tries < 20; tries += 1) await client.call('GET', check(`KOD${tries}`))
  expect(await startDeposit(client, '10.00', 'AVAZ10')).toBe(first)
})
