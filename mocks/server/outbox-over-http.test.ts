import { expect, test } from 'vitest'
import { guestOf } from '#tests/support/backend/customer-client.ts'
import { serveWorld } from '#tests/support/serve-world.ts'

test('every e-mail is in the outbox, and its code or link works', async () => {
  const { host, origin, close } = await serveWorld({ scenario: 'captcha-off' })
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, origin), init)
  const read = async (name: string) => (await (await ask(`/__sandbox/${name}`)).json()).data
  const lastMail = async () => (await read('outbox')).mails.at(-1)
  const client = guestOf({
    world: host.world,
    fetch: ((path: string, init) => ask(path, init)) as typeof fetch,
  })
  const email = 'new@avaz.example'
  const password = 'qarabag-atlari-7'
  await client.post('/customer/register', { name: 'New', email, password, password_confirmation: password })
  const { code, ...verify } = await lastMail()
  expect(verify).toMatchObject({ to: email, kind: 'verify', text: expect.stringContaining(code) })
  await client.post('/customer/verify-email', { email, code })
  await client.post('/customer/forgot-password', { email })
  const { link, ...reset } = await lastMail()
  expect(reset).toMatchObject({ to: email, kind: 'reset', text: expect.stringContaining(link) })
  const before = (await read('journal')).entries.length
  const page = await ask(new URL(link).pathname)
  expect([page.status, (await page.json()).message]).toEqual([404, expect.stringContaining('/__sandbox/')])
  expect((await read('journal')).entries).toHaveLength(before)
  const changed = {
    id: link.split('/').at(-1),
    password: 'yeni-sifre-8',
    password_confirmation: 'yeni-sifre-8',
  }
  await client.post('/customer/reset-password', changed)
  expect(await lastMail()).toMatchObject({ to: email, kind: 'password-changed' })
  await close()
})
