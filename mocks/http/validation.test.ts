import { expect, test, vi } from 'vitest'
import { az } from '#mocks/messages/requests/az.ts'
import { en } from '#mocks/messages/requests/en.ts'
import { ru } from '#mocks/messages/requests/ru.ts'
import { tr } from '#mocks/messages/requests/tr.ts'
import { createWorld } from '#mocks/world.ts'
import { stubOperations } from '#tests/support/backend/stub-operations.ts'
import { Answer, type Operations } from './operation.ts'
import { Refusal } from './refusal.ts'

async function ask(working: Partial<Operations>, path: string, init: RequestInit = {}) {
  const world = await createWorld({ operations: stubOperations(working) })
  const headers = { 'accept-language': 'en', ...init.headers }
  const response = await world.fetch(new Request(`http://localhost/api${path}`, { ...init, headers }))
  return { status: response.status, body: await response.json() }
}

const post = (body: unknown, language = 'en'): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'accept-language': language },
})

test.each([
  ['az', az],
  ['tr', tr],
  ['en', en],
  ['ru', ru],
])('an invalid body is refused field by field in %s', async (language, messages) => {
  const { status, body } = await ask(
    {},
    '/customer/register',
    post({ email: 'x', password: 'short' }, language),
  )
  expect(status).toBe(422)
  expect(body).toMatchObject({ success: false, message: messages.invalid })
  expect(body.errors).toEqual({
    name: [messages.field_required],
    email: [messages.field_email],
    password: [messages.field_too_short.replace('{minimum}', '8')],
  })
})

test('operations receive the parsed values of the schemas', async () => {
  const login = vi.fn<Operations['login']>(() => {
    throw new Refusal(401, 'unauthenticated')
  })
  await ask({ login }, '/customer/login', post({ email: '  a@b.az ', password: 'x', more: 1 }))
  expect(login.mock.calls[0]?.[0].body).toEqual({ email: 'a@b.az', password: 'x' })
})

test('a body that is not JSON is a bad request; a missing body lacks its fields', async () => {
  expect((await ask({}, '/customer/login', { method: 'POST', body: '{' })).status).toBe(400)
  const { status, body } = await ask({}, '/customer/login', { method: 'POST' })
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual(['email', 'password'])
})

test('a refusal becomes the envelope with fields and data', async () => {
  const forgotPassword = () => {
    throw new Refusal(409, 'conflict', { errors: { email: ['field_email'] }, data: { missing: '1.00' } })
  }
  const { status, body } = await ask(
    { forgotPassword },
    '/customer/forgot-password',
    post({ email: 'a@b.az' }),
  )
  expect(status).toBe(409)
  expect(body).toEqual({
    success: false,
    message: en.conflict,
    error: { code: 'conflict', message: en.conflict },
    errors: { email: [en.field_email] },
    data: { missing: '1.00' },
  })
})

test('a response can have a message', async () => {
  const verifyEmail = () => new Answer({ verified: true }, { key: 'conflict' as const })
  const { body } = await ask({ verifyEmail }, '/customer/verify-email', post({ email: 'a@b.az' }))
  expect(body).toEqual({ success: true, data: { verified: true }, message: en.conflict })
})

test('a response that violates the contract throws', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const verifyEmail = (() => ({ verified: 'yes' })) as unknown as Operations['verifyEmail']
  const { status, body } = await ask({ verifyEmail }, '/customer/verify-email', post({ email: 'a@b.az' }))
  expect(status).toBe(500)
  expect(body.message).toBe(en.server_error)
  expect(report).toHaveBeenCalledOnce()
})

test('an unknown path returns 501, another method 405', async () => {
  expect((await ask({}, '/nothing')).status).toBe(501)
  expect((await ask({}, '/customer/login')).status).toBe(405)
})
