import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, expect, test } from 'vitest'
import { testWorld } from '../avaz/mocks/runtime/node.ts'
import { startBook } from './client.js'

const { world } = await testWorld('slow-runs')
const server = setupServer(http.all(/\/(?:api|sandbox)\//, ({ request }) => world.fetch(request)))
server.listen()

afterAll(() => server.close())

test('a book sent by a test of another project is spoken when its time comes', async () => {
  const file = new File(['It rains over Baku.\n\nThen it stops.'], 'rain.txt', { type: 'text/plain' })
  const book = await startBook('https://app.example', file)
  world.clock.advance(600_000)
  const sound = await book.sound()
  expect(sound.type).toBe('audio/wav')
  expect(sound.size).toBeGreaterThan(5_000)
})
