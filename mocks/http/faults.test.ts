import { expect, test } from 'vitest'
import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import { fetchFrom } from '#mocks/runtime/fetch-from.ts'
import { createWorld } from '#mocks/world.ts'
import { stubOperations } from '#tests/support/backend/stub-operations.ts'
import type { Fault } from './faults.ts'

const PATH = '/api/customer/forgot-password'
const request: RequestInit = {
  method: 'POST',
  body: JSON.stringify({ email: 'a@b.az' }),
  headers: { 'content-type': 'application/json', 'accept-language': 'en' },
}

async function open(chanceSeed = 1) {
  let done = 0
  const operations = stubOperations({
    forgotPassword: () => {
      done += 1
    },
  })
  const world = await createWorld({ operations, chanceSeed })
  return { world, fetch: fetchFrom(world), count: () => done }
}

test.each<[number, Record<string, string[]> | undefined, MessageKey]>([
  [401, undefined, 'unauthenticated'],
  [404, undefined, 'not_found'],
  [422, { email: ['No.'] }, 'invalid'],
  [422, undefined, 'server_error'],
  [429, undefined, 'too_many_requests'],
  [500, undefined, 'server_error'],
])('a fault of status %i has the backend’s message', async (status, errors, key) => {
  const { world, fetch } = await open()
  world.faults.add({ fault: { kind: 'status', status, errors } })
  expect(await (await fetch(PATH, request)).json()).toMatchObject({
    success: false,
    message: say('en', key),
  })
})

test.each<[Fault, number, string]>([
  [{ kind: 'status', status: 503 }, 503, 'application/json; charset=utf-8'],
  [{ kind: 'refused' }, 200, 'application/json; charset=utf-8'],
  [{ kind: 'html' }, 502, 'text/html'],
  [{ kind: 'empty' }, 200, 'application/json'],
  [{ kind: 'cut-off' }, 200, 'application/json'],
])('the fault %o prevents the change', async (fault, status, type) => {
  const { world, fetch, count } = await open()
  world.faults.add({ endpoint: 'forgotPassword', fault, times: 1 })
  const response = await fetch(PATH, request)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe(type)
  expect(count()).toBe(0)
  expect((await fetch(PATH, request)).status).toBe(200)
})

test('a lost response comes after the change', async () => {
  const { world, fetch, count } = await open()
  world.faults.add({ fault: { kind: 'network' }, when: 'after' })
  await expect(fetch(PATH, request)).rejects.toThrow('Failed to fetch')
  expect(count()).toBe(1)
  expect(world.journal.entries.at(-1)).toMatchObject({ status: 0, rule: { fault: { kind: 'network' } } })
})

test('a hanging request ends when it is cancelled', async () => {
  const { world, fetch } = await open()
  world.faults.add({ path: '/customer', fault: { kind: 'hang' } })
  await expect(fetch(PATH, { ...request, signal: AbortSignal.timeout(20) })).rejects.toThrow()
})

test('the same seed hits the same requests', async () => {
  const run = async () => {
    const { world, fetch } = await open(7)
    world.faults.add({ share: 0.5, fault: { kind: 'status', status: 500 } })
    const statuses: number[] = []
    for (let index = 0; index < 20; index++) statuses.push((await fetch(PATH, request)).status)
    return statuses
  }
  const first = await run()
  expect(await run()).toEqual(first)
  expect(new Set(first)).toEqual(new Set([200, 500]))
})

test('latency delays responses within its profile', async () => {
  const { world, fetch } = await open()
  world.latency.profile = 'fast'
  await fetch(PATH, request)
  expect(world.journal.entries.at(-1)?.tookMs).toBeGreaterThanOrEqual(18)
})
