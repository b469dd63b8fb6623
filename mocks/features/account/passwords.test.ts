import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { type CustomerClient, customerIn, guestOf } from '#tests/support/backend/customer-client.ts'
import { solveCaptcha } from '#tests/support/backend/solve-captcha.ts'

const { leyla, deniz } = demoAccounts
const password = 'təzə şifrə 2'

const logIn = (client: CustomerClient, given: string, email: string = leyla.email) =>
  client.call<{ access_token: string }>('POST', '/customer/login', { email, password: given })

const linkId = ({ world }: CustomerClient) => world.db.outbox.list().at(-1)?.link?.split('/').at(-1)

async function forgot(client: CustomerClient, email: string = leyla.email) {
  return client.call('POST', '/customer/forgot-password', { email, captcha: await solveCaptcha(client) })
}

async function reset(client: CustomerClient, id: string | undefined, wanted = password) {
  return client.call('POST', '/customer/reset-password', {
    id,
    password: wanted,
    captcha: await solveCaptcha(client),
  })
}

test('a forgotten password is reset by the link in the outbox, and the old one is refused', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  await forgot(client, deniz.email)
  expect(client.world.db.outbox.list().at(-1)?.link).toMatch(
    /^http:\/\/localhost\/tr\/reset-password\/[\w-]{43}$/,
  )
  await forgot(client)
  expect(client.world.db.outbox.list().at(-1)?.link).toMatch(/^http:\/\/localhost\/reset-password\//)
  expect((await reset(client, linkId(client))).status).toBe(200)
  expect((await client.call('GET', '/customer/profile')).status).toBe(401)
  expect((await logIn(client, leyla.password)).status).toBe(401)
  expect((await logIn(client, password)).status).toBe(200)
})

test('a repeated reset after a lost response succeeds, but the link does not confirm passwords', async () => {
  const client = await customerIn()
  await forgot(client)
  const id = linkId(client)
  expect((await reset(client, id)).status).toBe(200)
  const mails = client.world.db.outbox.list().length
  expect((await reset(client, id)).status).toBe(200)
  expect(client.world.db.outbox.list()).toHaveLength(mails)
  expect((await reset(client, id, 'başqa şifrə 3')).status).toBe(410)
  expect((await reset(client, id)).status).toBe(410)
  await forgot(client)
  const late = linkId(client)
  expect((await reset(client, late)).status).toBe(200)
  client.world.clock.advance(3_600_000)
  expect((await reset(client, late)).status).toBe(410)
})

test('a link works once, for an hour, and only until the next one is sent', { tags: 'long' }, async () => {
  const client = guestOf(await testWorld())
  await forgot(client)
  const first = linkId(client)
  await forgot(client)
  const second = linkId(client)
  expect(await reset(client, first)).toMatchObject({ status: 410, error: { code: 'reset_expired' } })
  expect((await reset(client, second)).status).toBe(200)
  expect((await reset(client, second, 'başqa şifrə 3')).status).toBe(410)
  expect((await logIn(client, password)).status).toBe(200)
  await forgot(client)
  client.world.clock.advance(3_600_000)
  expect((await reset(client, linkId(client))).status).toBe(410)
  expect((await reset(client, 'verify:1')).status).toBe(410)
})

test('the response does not reveal who has an account', { tags: 'long' }, async () => {
  const client = guestOf(await testWorld())
  expect(await forgot(client, 'nobody@avaz.example')).toEqual(await forgot(client))
  expect(client.world.db.outbox.count()).toBe(1)
})

/** The same world, called from another network address. */
function callingFrom(address: string, { world, fetch }: CustomerClient) {
  const asked: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    return fetch(input, { ...init, headers })
  }
  return guestOf({ world, fetch: asked })
}

test('ten wrong passwords block the stranger’s address, but not the owner on another device', {
  tags: 'long',
}, async () => {
  const owner = guestOf(await testWorld())
  const stranger = callingFrom('198.51.100.9', owner)
  const withCaptcha = async (client: CustomerClient, password: string) =>
    client.call('POST', '/customer/login', {
      email: leyla.email,
      password,
      captcha: await solveCaptcha(client),
    })
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await withCaptcha(stranger, 'wrong')).status).toBe(401)
  }
  expect((await withCaptcha(stranger, leyla.password)).status).toBe(429)
  // A forged header does not change the address that the proxy reports.
  const pretending = callingFrom('203.0.113.1, 198.51.100.9', owner)
  expect((await withCaptcha(pretending, leyla.password)).status).toBe(429)
  expect((await logIn(owner, leyla.password)).error?.code).toBe('captcha_required')
  expect((await withCaptcha(owner, leyla.password)).status).toBe(200)
  expect((await withCaptcha(stranger, leyla.password)).status).toBe(429)
})

test('a new password lets the owner log in from a blocked address', { tags: 'long' }, async () => {
  const client = guestOf(await testWorld())
  for (let tries = 0; tries < 10; tries += 1) {
    const captcha = await solveCaptcha(client)
    await client.call('POST', '/customer/login', { email: leyla.email, password: 'wrong', captcha })
  }
  await forgot(client)
  expect((await reset(client, linkId(client))).status).toBe(200)
  expect((await logIn(client, password)).status).toBe(200)
})

test('five wrong passwords require a captcha, ten block the address for a while', async () => {
  const client = guestOf(await testWorld())
  for (let tries = 0; tries < 5; tries += 1) expect((await logIn(client, 'wrong')).status).toBe(401)
  const asked = await logIn(client, leyla.password)
  expect(asked).toMatchObject({ status: 422, error: { code: 'captcha_required' } })
  expect(asked.errors?.captcha).toHaveLength(1)
  for (let tries = 0; tries < 5; tries += 1) {
    const body = { email: leyla.email, password: 'wrong', captcha: await solveCaptcha(client) }
    expect((await client.call('POST', '/customer/login', body)).status).toBe(401)
  }
  client.world.clock.advance(60_000)
  const captcha = await solveCaptcha(client)
  const right = { email: leyla.email, password: leyla.password, captcha }
  const refused = await client.call('POST', '/customer/login', right)
  expect(refused).toMatchObject({ status: 429, retryAfterS: 840, error: { code: 'too_many_tries' } })
  expect((await logIn(client, deniz.password, deniz.email)).status).toBe(200)
  client.world.clock.advance(840_000)
  expect((await logIn(client, leyla.password)).status).toBe(200)
})

test('a logout ends only one session', async () => {
  const client = await customerIn()
  const other = guestOf(client)
  other.token = (await logIn(other, leyla.password)).data.access_token
  expect(other.token).not.toBe(client.token)
  await client.get('/customer/logout')
  expect((await client.call('GET', '/customer/profile')).status).toBe(401)
  expect((await other.call('GET', '/customer/profile')).status).toBe(200)
})
