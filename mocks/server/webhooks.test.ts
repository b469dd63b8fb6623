import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ServedWorld, serveWorld } from '#tests/support/serve-world.ts'

let served: ServedWorld
beforeAll(async () => {
  served = await serveWorld({ scenario: 'captcha-off' })
})
afterAll(() => served.close())

async function send(path: string, body: object | undefined, headers: Record<string, string>) {
  const response = await fetch(served.origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, ...(await response.json()) }
}

interface Received {
  readonly event: string
  readonly world: string
  readonly data: Record<string, unknown>
}

/** A server that resolves `all` once it has received that many posts. */
async function receiver(count: number) {
  const received: Received[] = []
  const { promise: all, resolve } = Promise.withResolvers<readonly Received[]>()
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)))
    response.writeHead(202).end()
    if (received.length === count) resolve(received)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, all }
}

async function logIn(world: string) {
  const headers = { 'x-sandbox-world': world }
  const { data } = await send('/__sandbox/sessions', { log_in: 'leyla@avaz.example' }, headers)
  return { ...headers, authorization: `Bearer ${data.sessions.at(-1).token}` }
}

test('a webhook gets a deposit and its payment in order, from start to success', async () => {
  const { url, all } = await receiver(4)
  const headers = await logIn('payer')
  await send('/__sandbox/webhooks', { add: { url } }, headers)
  const deposit = await send('/api/customer/balance/deposit', { amount: '10.00' }, headers)
  await fetch(deposit.data.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ way: 'accept' }),
  })
  const told = await all
  expect(told.map(({ event, data }) => [event, data.status_before, data.status])).toEqual([
    ['transaction', null, 'in-progress'],
    ['payment', null, 'open'],
    ['transaction', 'in-progress', 'completed'],
    ['payment', 'open', 'paid'],
  ])
  expect(told[0]).toMatchObject({ world: 'payer', data: { type: 'deposit', amount: '10.00' } })
})

test('a webhook gets only the chosen events of its own world', { tags: 'long' }, async () => {
  const { url, all } = await receiver(1)
  const [mine, other] = [await logIn('mine'), await logIn('other')]
  await send('/__sandbox/webhooks', { add: { url, events: ['mail'] } }, mine)
  const asked = { email: 'leyla@avaz.example' }
  await send('/api/customer/forgot-password', asked, other)
  await send('/api/customer/balance/deposit', { amount: '10.00' }, mine)
  await send('/api/customer/forgot-password', asked, mine)
  expect(await all).toMatchObject([
    { event: 'mail', world: 'mine', data: { to: 'leyla@avaz.example', kind: 'reset' } },
  ])
})

test('the list shows what came of each delivery, until the webhook is removed', async () => {
  const headers = { 'x-sandbox-world': 'lost' }
  const { url, all } = await receiver(1)
  const gone = 'http://127.0.0.1:9/hook'
  for (const each of [gone, url]) await send('/__sandbox/webhooks', { add: { url: each } }, headers)
  await send('/api/customer/forgot-password', { email: 'leyla@avaz.example' }, headers)
  await all
  const list = async () => (await send('/__sandbox/webhooks', undefined, headers)).data.webhooks
  await expect.poll(list).toMatchObject([
    { url: gone, deliveries: [{ event: 'mail', result: expect.stringMatching(/./) }] },
    { url, deliveries: [{ event: 'mail', result: 202 }] },
  ])
  await send('/__sandbox/webhooks', { remove: gone }, headers)
  expect(await list()).toMatchObject([{ url }])
})

test.each([
  { add: { url: 'file:///etc/passwd' } },
  { add: { url: 'http://x/', events: ['mails'] } },
  { ad: {} },
])('an invalid webhook is refused: %j', async (body) => {
  expect((await send('/__sandbox/webhooks', body, {})).status).toBe(422)
})
