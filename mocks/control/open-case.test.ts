import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'
import { CASE_KIND, CASE_VERSION, type CaseFile } from '#src/rules/case-file.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { importCase } from './share-world.ts'

const AT = '2026-11-21T10:00:00.000Z'

const call = (path: string, status: number, answer: unknown) => ({
  endpoint: 'getBalance',
  method: 'GET',
  path,
  at: AT,
  status,
  answer,
  problems: [],
})

const fileOf = (calls: CaseFile['calls'], page = '/en/services') => {
  const made: CaseFile = {
    kind: CASE_KIND,
    version: CASE_VERSION,
    at: AT,
    page,
    build: '',
    browser: '',
    is_masked: true,
    calls,
  }
  return new Blob([JSON.stringify(made)])
}

test('a world opened from a report answers as the customer was answered, at that moment', async () => {
  const client = await customerIn('main')
  const answered = { success: true, data: { note: 'Xxxx {{now}}' } }
  const file = fileOf([
    call('/customer/balance', 200, { success: true, data: 'earlier' }),
    call('/customer/balance', 200, answered),
    call('/services?page=2', 500, { success: false, message: 'Later.' }),
  ])
  expect(await importCase(client.world, file)).toBe('/en/services')
  expect(client.world.clock.now()).toBeGreaterThanOrEqual(Date.parse(AT))
  const balance = await client.call('GET', '/customer/balance')
  expect(balance.status).toBe(200)
  expect(JSON.stringify(balance)).toContain('Xxxx { {now}}')
  expect((await client.call('GET', '/services?page=2')).status).toBe(500)
  // Other calls are answered by the sandbox, in which the developer is still logged in.
  expect((await client.call('GET', '/customer/profile')).status).toBe(200)
})

test('a project that was completed while it was open is shown completed, with its blocks', async () => {
  const client = await customerIn('main')
  const block = (id: number, text: string) => ({ id, sort: id, text })
  const opened = { id: 7, slug: 'text-to-speech', title: 'Xxxx', status: 1, body: { blocks: [block(1, '')] } }
  const changes = { since: 'a', project: { id: 7, status: 3 }, blocks: [block(1, 'Xx.'), block(2, 'Xxx.')] }
  const file = fileOf([
    call('/services/text-to-speech/7', 200, { success: true, data: { project: opened } }),
    call('/services/text-to-speech/get-response/7?since=a', 200, { success: true, data: changes }),
  ])
  await importCase(client.world, file)
  const answer = await client.call('GET', '/services/text-to-speech/7')
  expect(answer.data).toMatchObject({
    project: { title: 'Xxxx', status: 3, body: { blocks: [{ text: 'Xx.' }, { text: 'Xxx.' }] } },
  })
})

test.each([
  ['no JSON', new Blob(['hello'])],
  ['another kind of file', new Blob(['{"kind":"notes"}'])],
  ['a page of another site', fileOf([], '//evil.example/')],
  ['an impossible status', fileOf([call('/services', 42, null)])],
])('%s is refused and changes nothing', async (_, file) => {
  const { world } = await testWorld('main')
  const before = world.clock.now()
  await expect(importCase(world, file)).rejects.toThrow()
  expect(world.clock.now()).toBe(before)
})
