import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, expect, test } from 'vitest'
import { testWorld } from '../avaz/mocks/runtime/node.ts'

const { world } = await testWorld('low-balance')
const server = setupServer(http.all('*/api/*', ({ request }) => world.fetch(request)))
server.listen()

afterAll(() => server.close())

test('whoever is not logged in is told so, by a client that knows nothing of the sandbox', async () => {
  const answer = await fetch('https://app.example/api/customer/balance')
  expect([answer.status, (await answer.json()).success]).toEqual([401, false])
})
