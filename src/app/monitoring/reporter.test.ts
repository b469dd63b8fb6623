import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sendError, sendVital } from './reporter.ts'

interface Post {
  readonly url: string | undefined
  readonly cookie: string | undefined
  readonly body: string
}

/** Receives reports like a real collector. */
async function collector() {
  vi.stubGlobal('location', { origin: 'https://app.example' })
  const posts: Post[] = []
  const server = createServer(async (request, response) => {
    posts.push({ url: request.url, cookie: request.headers.cookie, body: await text(request) })
    response.writeHead(200).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    server.close()
  })
  return { posts, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const error = (text: string) => Object.assign(new TypeError(text), { stack: '' })

test('a Sentry collector receives envelopes of errors and speed, each error once', async () => {
  const { posts, origin } = await collector()
  const endpoint = `${origin}/api/42/envelope/?sentry_version=7&sentry_key=abc`
  const settings = { endpoint, format: 'sentry', share: 1 } as const
  sendError(settings, error('Failed for leyla@avaz.example'), '/ru/services/dubbing/7')
  sendError(settings, error('Failed for leyla@avaz.example'), '/ru/services/dubbing/7')
  sendVital(settings, { name: 'LCP', value: 1234.56789, rating: 'good' }, '/ru/services/dubbing/7')
  await vi.waitUntil(() => posts.length === 2)
  const seen = posts.map(({ body }) => body.split('\n').map((line) => JSON.parse(line)))
  const [event, transaction] = ['event', 'transaction'].map(
    (type) => seen.find(([, item]) => item.type === type)?.[2],
  )
  expect(event).toMatchObject({
    transaction: '/services/dubbing/:id',
    exception: { values: [{ type: 'TypeError', value: 'Failed for <email>' }] },
  })
  expect(transaction).toMatchObject({ measurements: { lcp: { value: 1234.568, unit: 'millisecond' } } })
  expect(new Set(posts.map(({ url }) => url))).toEqual(new Set([endpoint.slice(origin.length)]))
  expect(JSON.stringify(posts)).not.toContain('leyla')
})

test('any other collector receives reports as JSON, at most twenty per visit', async () => {
  const { posts, origin } = await collector()
  const settings = { endpoint: `${origin}/errors`, format: 'json', share: 1 } as const
  for (let count = 0; count < 40; count += 1) sendError(settings, error('x'.repeat(count)), '/profile')
  // The reports of the test before belong to the same visit.
  await vi.waitUntil(() => posts.length >= 18)
  expect(posts.length).toBeLessThanOrEqual(20)
  expect(posts.map(({ cookie }) => cookie).filter(Boolean)).toEqual([])
  expect(JSON.parse(posts[1]?.body ?? '')).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: expect.stringMatching(/^x*$/),
    stack: [],
    route: '/profile',
    locale: 'az',
  })
})
