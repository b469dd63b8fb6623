import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Customer } from '#src/contract/customer.ts'
import { guestOf } from '#tests/support/backend/customer-client.ts'
import { solveCaptcha } from '#tests/support/backend/solve-captcha.ts'

const person = { name: 'Aysel Quliyeva', email: 'Aysel@avaz.example', password: 'uzun bir şifrə' }
const email = person.email.toLowerCase()

async function registered() {
  const client = guestOf(await testWorld('empty'))
  client.locale = 'ru'
  const body = { ...person, captcha: await solveCaptcha(client) }
  const answer = await client.call<{ customer: Customer; resend_after: number }>(
    'POST',
    '/customer/register',
    body,
  )
  return { client, answer }
}

test('a guest registers, enters the code from the outbox and logs in', async () => {
  const { client, answer } = await registered()
  expect(answer).toMatchObject({ status: 200, data: { resend_after: 60, customer: { email, locale: 'ru' } } })
  expect(answer.message).toContain(email)
  const mail = client.world.db.outbox.list().at(-1)
  expect(mail).toMatchObject({ to: email, kind: 'verify', locale: 'ru', link: null })
  expect(mail?.text).toContain(mail?.code)
  const { verified } = await client.post<{ verified: boolean }>('/customer/verify-email', {
    email: person.email,
    code: mail?.code,
  })
  expect(verified).toBe(true)
  const login = { email, password: person.password }
  const { access_token } = await client.post<{ access_token: string }>('/customer/login', login)
  client.token = access_token
  const { customer } = await client.get<{ customer: Customer }>('/customer/profile')
  expect(customer.email_verified_at).toBe(new Date(client.world.clock.now()).toISOString())
  expect(await client.post('/customer/verify-email', { email })).toEqual({ verified: true })
})

test('an address has one account, regardless of case', async () => {
  const client = guestOf(await testWorld('captcha-off'))
  const taken = { ...person, email: demoAccounts.leyla.email.toUpperCase() }
  const answer = await client.call('POST', '/customer/register', taken)
  expect(answer).toMatchObject({ status: 422, error: { code: 'customer_exists' } })
  expect(answer.errors).toEqual({ email: ['Bu e-poçt ünvanı ilə hesab artıq var.'] })
})

test('a new code is sent after a minute, and the previous one becomes invalid', {
  tags: 'long',
}, async () => {
  const { client } = await registered()
  const first = client.world.db.outbox.list().at(-1)?.code
  client.world.clock.advance(20_500)
  const early = await client.call('POST', '/customer/verify-email', { email })
  expect(early).toMatchObject({ status: 429, retryAfterS: 40, error: { code: 'wait_before_resend' } })
  client.world.clock.advance(40_000)
  expect(await client.post('/customer/verify-email', { email })).toEqual({
    verified: false,
    resend_after: 60,
  })
  const second = client.world.db.outbox.list().at(-1)?.code
  expect(second).not.toBe(first)
  expect((await client.call('POST', '/customer/verify-email', { email, code: first })).status).toBe(422)
  expect(await client.post('/customer/verify-email', { email, code: second })).toEqual({ verified: true })
})

test('a code is valid for fifteen minutes', async () => {
  const { client } = await registered()
  const code = client.world.db.outbox.list().at(-1)?.code
  client.world.clock.advance(15 * 60_000)
  const answer = await client.call('POST', '/customer/verify-email', { email, code })
  expect(answer).toMatchObject({ status: 422, error: { code: 'code_expired' } })
})

test('after five wrong attempts a code is invalid, even the right one', async () => {
  const { client } = await registered()
  const right = client.world.db.outbox.list().at(-1)?.code ?? ''
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  const codes: (string | undefined)[] = []
  for (const code of [wrong, wrong, wrong, wrong, wrong, right]) {
    codes.push((await client.call('POST', '/customer/verify-email', { email, code })).error?.code)
  }
  expect(codes).toEqual([...Array(4).fill('wrong_code'), 'code_exhausted', 'code_exhausted'])
})

test('the confirmation does not reveal which addresses are known', async () => {
  const client = guestOf(await testWorld())
  const addresses = [demoAccounts.leyla.email, 'nobody@avaz.example']
  const answers = await Promise.all(
    addresses.map(async (email) => [
      await client.call('POST', '/customer/verify-email', { email, code: '123456' }),
      await client.call('POST', '/customer/verify-email', { email }),
      await client.call('POST', '/customer/verify-email', { email }),
    ]),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(client.world.db.outbox.count()).toBe(0)
})

test('wrong codes do not reveal that an address waits for one, however many and however late', async () => {
  const { client } = await registered()
  client.world.clock.advance(60_000)
  const answersFor = async (address: string) => {
    const told: unknown[] = []
    const ask = async (code?: string) =>
      told.push(await client.call('POST', '/customer/verify-email', { email: address, code }))
    await ask()
    for (let tries = 0; tries < 7; tries += 1) await ask('000000')
    client.world.clock.advance(60_000)
    await ask()
    client.world.clock.advance(15 * 60_000)
    await ask('000000')
    return told
  }
  expect(await answersFor(email)).toEqual(await answersFor('nobody@avaz.example'))
})
