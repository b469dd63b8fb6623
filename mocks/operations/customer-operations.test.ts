import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Customer } from '#src/contract/customer.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { customerIn, guestOf } from '#tests/support/backend/customer-client.ts'

const DAY_MS = 86_400_000
const { email, password } = demoAccounts.leyla

test('a customer logs in regardless of the case of the address, and is identified by the token', async () => {
  const client = guestOf(await testWorld())
  const { access_token, customer } = await client.post<{ access_token: string; customer: Customer }>(
    '/customer/login',
    { email: email.toUpperCase(), password },
  )
  client.token = access_token
  expect(customer).toMatchObject({ name: 'Leyla Məmmədova', email })
  expect(customer).not.toHaveProperty('password')
  expect(await client.get('/customer/profile')).toEqual({ customer })
})

test('a wrong password and an unknown address are refused with the same message', async () => {
  const client = guestOf(await testWorld())
  const answers = [
    await client.call('POST', '/customer/login', { email, password: 'not the password' }),
    await client.call('POST', '/customer/login', { email: 'nobody@avaz.example', password }),
  ]
  for (const answer of answers) {
    expect(answer).toEqual({
      status: 401,
      success: false,
      message: 'E-poçt və ya şifrə yanlışdır.',
      error: { code: 'wrong_credentials', message: 'E-poçt və ya şifrə yanlışdır.' },
    })
  }
})

test('the refusal is in the language of the request', async () => {
  const client = guestOf(await testWorld())
  const messages: (string | undefined)[] = []
  for (const locale of LocaleCode.options) {
    client.locale = locale
    messages.push((await client.call('POST', '/customer/login', { email, password: 'wrong' })).message)
  }
  expect(new Set(messages).size).toBe(LocaleCode.options.length)
  expect(messages).toContain('Неверный адрес почты или пароль.')
})

test('a token is invalid after logout', async () => {
  const client = await customerIn()
  await client.get('/customer/logout')
  expect((await client.call('GET', '/customer/balance')).status).toBe(401)
})

test('a token is valid for seven days', async () => {
  const client = await customerIn()
  client.world.clock.advance(7 * DAY_MS - 1)
  expect((await client.call('GET', '/customer/profile')).status).toBe(200)
  client.world.clock.advance(1)
  expect((await client.call('GET', '/customer/profile')).status).toBe(401)
})

test('a repeated change of password succeeds, and other sessions are ended once', async () => {
  const client = await customerIn('main')
  const change = (current_password: string) =>
    client.call('PUT', '/customer/profile-update', { current_password, password: 'yeni parolum 99' })
  expect((await change('not the password')).errors).toHaveProperty('current_password')
  const first = await change(password)
  expect(await change(password)).toEqual(first)
  const mails = client.world.db.outbox.list({}).filter(({ kind }) => kind === 'password-changed')
  expect(mails).toHaveLength(1)
  const wrong = { current_password: password, password: 'basqa parol 77' }
  expect((await client.call('PUT', '/customer/profile-update', wrong)).errors).toHaveProperty(
    'current_password',
  )
})
