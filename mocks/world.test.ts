import { expect, test } from 'vitest'
import { stubOperations } from '#tests/support/backend/stub-operations.ts'
import { frozenClock } from './kernel/time/clock.ts'
import type { Transaction } from './kernel/transactions/transaction.ts'
import { createWorld } from './world.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')

function seed(tx: Transaction) {
  tx.customers.create({
    name: 'Aysel',
    email: 'aysel@example.com',
    password: 'x',
    phone: null,
    image: null,
    gender: 1,
    locale: 'az',
    email_verified_at: null,
    created_at: tx.now,
  })
  tx.sessions.create({ id: 'token', customer_id: 1, created_at: tx.now, expires_at: tx.now + 60_000 })
}

const operations = stubOperations({
  getBalance: ({ customer }) => ({ balance: { amount: `${customer.id}.50` } }),
})

const request = (path: string, init: RequestInit = {}, token = 'token') =>
  new Request(`http://localhost${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en', ...init.headers },
  })

const newWorld = () => createWorld({ operations, seed, clock: frozenClock(NOON) })

test('a signed-in customer gets a response in the envelope', async () => {
  const world = await newWorld()
  const response = await world.fetch(request('/api/customer/balance'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true, data: { balance: { amount: '1.50' } } })
  expect(world.journal.entries.at(-1)).toMatchObject({ endpoint: 'getBalance', status: 200, at: NOON })
})

test('an unknown token is refused in the requested language', async () => {
  const world = await newWorld()
  const headers = { 'accept-language': 'ru-RU' }
  const response = await world.fetch(request('/api/customer/balance', { headers }, 'other'))
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ success: false, message: 'Войдите, пожалуйста, ещё раз.' })
})

test('a session ends when its time has passed', async () => {
  const world = await newWorld()
  world.clock.advance(60_000)
  expect((await world.fetch(request('/api/customer/balance'))).status).toBe(401)
})
