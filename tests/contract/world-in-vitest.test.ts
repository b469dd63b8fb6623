import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'

const statusOf = async (answer: Promise<Response>) => (await answer).status

test('a client without knowledge of the sandbox fetches from a world', { tags: 'long' }, async () => {
  const { world } = await testWorld('low-balance')
  const server = setupServer(http.all('*/api/*', ({ request }) => world.fetch(request)))
  server.listen()
  try {
    const login = { email: 'leyla@avaz.example', password: 'sozun-sesi-1' }
    const headers = { 'content-type': 'application/json' }
    const at = 'https://app.example/api/customer'
    expect(await statusOf(fetch(`${at}/balance`))).toBe(401)
    const asked = await fetch(`${at}/login`, { method: 'POST', headers, body: JSON.stringify(login) })
    const { data } = await asked.json()
    const balance = await fetch(`${at}/balance`, {
      headers: { authorization: `Bearer ${data.access_token}` },
    })
    expect(await balance.json()).toMatchObject({ success: true, data: { balance: { amount: '0.04' } } })
  } finally {
    server.close()
  }
})

test('a test fetches from a world directly and advances its clock', async () => {
  const { world, fetch } = await testWorld('low-balance')
  const answer = await fetch('/api/languages')
  world.clock.advance(60_000)
  expect([answer.status, world.db.customers.count()]).toEqual([401, 3])
})
