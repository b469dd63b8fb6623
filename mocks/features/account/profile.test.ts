import { expect, test } from 'vitest'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Customer } from '#src/contract/customer.ts'
import {
  type Answered,
  type CustomerClient,
  customerIn,
  guestOf,
} from '#tests/support/backend/customer-client.ts'

const { leyla } = demoAccounts
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]
const WEBP = [...new TextEncoder().encode('RIFF0000WEBPVP8 ')]

async function send({ fetch, token }: CustomerClient, bytes: readonly number[], size = bytes.length) {
  const content = new Uint8Array(size)
  content.set(bytes)
  const body = new FormData()
  body.append('image', new File([content], 'picture.png', { type: 'image/png' }))
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  const response = await fetch('/api/customer/image-update', { method: 'POST', headers, body })
  return (await response.json()) as Answered<{ customer: Customer }>
}

test('fields are changed one by one, and omitted ones stay', async () => {
  const client = await customerIn()
  await client.put('/customer/profile-update', { name: '  Leyla M. ', gender: 0 })
  await client.put('/customer/profile-update', { phone: '+994 (50) 111-22-33', locale: 'en' })
  const { customer } = await client.put<{ customer: Customer }>('/customer/profile-update', {})
  expect(customer).toMatchObject({ name: 'Leyla M.', gender: 0, phone: '+994 (50) 111-22-33', locale: 'en' })
  await client.put('/customer/profile-update', { phone: ' ' })
  expect(client.world.db.customers.need(1).phone).toBeNull()
})

test.each(['12345', 'abc1234567', '+1234567890123456'])(
  'the input %s is not a phone number',
  async (phone) => {
    const client = await customerIn()
    const answer = await client.call('PUT', '/customer/profile-update', { phone })
    expect(answer).toMatchObject({ status: 422, error: { code: 'phone_invalid' } })
    expect(answer.errors?.phone).toHaveLength(1)
  },
)

test('a new password requires the current one and ends the other sessions', { tags: 'long' }, async () => {
  const client = await customerIn()
  const other = guestOf(client)
  const login = { email: leyla.email, password: leyla.password }
  other.token = (await other.post<{ access_token: string }>('/customer/login', login)).access_token
  const change = (current_password?: string) =>
    client.call('PUT', '/customer/profile-update', { password: 'yeni şifrə 9', current_password })
  expect((await change()).errors).toHaveProperty('current_password')
  expect(await change('wrong')).toMatchObject({ status: 422, error: { code: 'wrong_password' } })
  expect((await other.call('GET', '/customer/profile')).status).toBe(200)
  expect((await change(leyla.password)).status).toBe(200)
  expect((await other.call('GET', '/customer/profile')).status).toBe(401)
  expect((await client.call('GET', '/customer/profile')).status).toBe(200)
  expect((await client.call('POST', '/customer/login', login)).status).toBe(401)
  expect(client.world.db.outbox.list().at(-1)?.kind).toBe('password-changed')
})

test('attempts to guess the current password are limited', async () => {
  const client = await customerIn()
  const body = { password: 'yeni şifrə 9', current_password: 'wrong' }
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await client.call('PUT', '/customer/profile-update', body)).status).toBe(422)
  }
  expect(await client.call('PUT', '/customer/profile-update', body)).toMatchObject({ status: 429 })
})

test('the right current password gives all attempts back', async () => {
  const client = await customerIn()
  const change = async (current_password: string, password = 'yeni şifrə 9') =>
    (await client.call('PUT', '/customer/profile-update', { password, current_password })).status
  for (let tries = 0; tries < 9; tries += 1) expect(await change('wrong')).toBe(422)
  expect(await change(leyla.password)).toBe(200)
  for (let tries = 0; tries < 9; tries += 1) expect(await change('wrong', 'başqa şifrə 3')).toBe(422)
  expect(await change('yeni şifrə 9', 'başqa şifrə 3')).toBe(200)
})

test('a picture is served with its real type, and the previous one is deleted', async () => {
  const client = await customerIn()
  const first = (await send(client, PNG)).data.customer.image ?? ''
  const second = (await send(client, WEBP)).data.customer.image ?? ''
  expect((await client.fetch(first)).status).toBe(404)
  expect((await client.fetch(second)).headers.get('content-type')).toBe('image/webp')
})

test('a file that is no picture, or too large, is refused whatever its declared type', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const svg = [...new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')]
  expect((await send(client, svg)).errors).toEqual({ image: ['The picture must be a JPEG, PNG or WebP.'] })
  expect((await send(client, [])).error?.code).toBe('image_not_accepted')
  expect((await send(client, PNG, 5 * 1024 * 1024 + 1)).error?.code).toBe('image_too_large')
  expect((await send(client, PNG, 5 * 1024 * 1024)).success).toBe(true)
})
