import { testWorld } from '@avaz/sandbox'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, expect, test } from 'vitest'

const { world } = await testWorld()
const server = setupServer(http.all(/\/(?:api|sandbox)\//, ({ request }) => world.fetch(request)))
server.listen()
afterAll(() => server.close())

test('the world answers code that knows nothing of it', async () => {
  const answer = await fetch('http://shop.example/api/customer/profile')
  expect(answer.status).toBe(401)
})
