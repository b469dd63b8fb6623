import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'
import { customerIn, guestOf } from '#tests/support/backend/customer-client.ts'
import { balanceOf, settle, startDeposit } from '#tests/support/backend/payments.ts'
import { solveCaptcha } from '#tests/support/backend/solve-captcha.ts'

const email = 'rauf@avaz.example'
const password = 'dəniz kənarında ev'

test('a customer registers, confirms, logs in, has a payment declined, pays with a promo code and sees the balance', async () => {
  const client = guestOf(await testWorld())
  client.locale = 'tr'
  const captcha = await solveCaptcha(client)
  await client.post('/customer/register', { name: 'Rauf', email, password, captcha })
  const code = client.world.db.outbox.list().at(-1)?.code
  await client.post('/customer/verify-email', { email, code })
  const { access_token } = await client.post<{ access_token: string }>('/customer/login', { email, password })
  client.token = access_token
  expect(await balanceOf(client)).toBe('0.00')
  const first = await startDeposit(client, '5.00', 'yeni5')
  await settle(client, first, { status: 'declined', reason: 'card_3ds_failed' })
  expect(await balanceOf(client)).toBe('0.00')
  const second = await startDeposit(client, '5.00', 'yeni5')
  expect(second).not.toBe(first)
  await settle(client, second, { status: 'paid' })
  expect(await balanceOf(client)).toBe('10.00')
  expect(client.world.db.payments.need(second).locale).toBe('tr')
})

test('a customer without confirmation can log in and confirm with the code from the e-mail', async () => {
  const client = await customerIn('unverified')
  const body = { email: 'leyla@avaz.example', code: '204816' }
  expect(await client.post('/customer/verify-email', body)).toEqual({ verified: true })
})
