import { beforeEach, expect, test } from 'vitest'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'

const [READY, KEY] = [2, 'sandbox-2']
const READING = `/reader/v1/${KEY}`

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn('website-readers')
})

const ask = (path: string, headers: Record<string, string> = {}) => client.fetch(path, { headers })
const withSubdomains = (include_subdomains: boolean) =>
  client.world.write((tx) => {
    const { settings } = tx.readers.need(READY)
    tx.readers.update(READY, { settings: { ...settings, include_subdomains } })
  })

test.each([
  ['https://bloq.example.az', false, 200],
  ['http://bloq.example.az:8080', false, 200],
  ['https://news.bloq.example.az', false, 403],
  ['https://news.bloq.example.az', true, 200],
  ['https://evilbloq.example.az', true, 403],
  ['https://bloq.example.az.evil.example', true, 403],
  ['null', true, 403],
])(
  'a page of %s (subdomains: %s) gets status %i, and may read the reason',
  async (origin, subdomains, status) => {
    await withSubdomains(subdomains)
    const answer = await ask(READING, { origin })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('vary')).toBe('Origin')
    const told = await answer.json()
    expect(told).toEqual(
      status === 200 ? { paragraphs: expect.any(Array) } : { error: 'other_site', domain: 'bloq.example.az' },
    )
  },
)

test('sounds are served to the same sites as the text, also in ranges', { tags: 'long' }, async () => {
  const own = { origin: 'https://bloq.example.az' }
  const { paragraphs } = await (await ask(READING, own)).json()
  const [{ url }] = paragraphs
  const part = await ask(url, { ...own, range: 'bytes=0-3' })
  expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
  expect(part.headers.get('access-control-allow-origin')).toBe(own.origin)
  expect((await ask(url, { origin: 'https://other.example' })).status).toBe(403)
  // An audio element that sends no origin, on whatever page.
  expect((await ask(url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await ask(url, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test.each(['/reader/v1/', '/reader/v1/unheard-of', `${READING}/sounds/unheard-of`, '/reader/v1/%ff'])(
  'the address %s is not found',
  { tags: 'long' },
  async (path) => {
    expect((await ask(path, { origin: 'https://bloq.example.az' })).status).toBe(404)
  },
)

test('listens are counted by article, only from the reader’s own site', { tags: 'long' }, async () => {
  const tell = (host: string, listen: object) =>
    client.fetch(`${READING}/listens`, {
      method: 'POST',
      headers: { origin: `https://${host}` },
      body: JSON.stringify(listen),
    })
  const one = { path: '/a', title: 'Bir', plays: 1, seconds: 10 }
  expect((await tell('bloq.example.az', one)).status).toBe(204)
  await tell('bloq.example.az', { path: '/b', title: 'İki', plays: 1, seconds: 3 })
  const more = { ...one, plays: 0, seconds: 5 }
  await tell('bloq.example.az', { ...more, idempotency_key: 'pause 1' })
  // The browser repeats the request by itself.
  expect((await tell('bloq.example.az', { ...more, idempotency_key: 'pause 1' })).status).toBe(204)
  expect((await tell('other.example', one)).status).toBe(403)
  expect((await tell('bloq.example.az', { ...one, plays: 1000 })).status).toBe(422)
  const { player } = await client.get<{ player: { listens: { path: string }[] } }>(
    `/services/website-reader/get-code/${READY}`,
  )
  expect(player.listens.filter(({ path }) => path === '/a' || path === '/b')).toEqual([
    { path: '/a', title: 'Bir', plays: 1, seconds: 15 },
    { path: '/b', title: 'İki', plays: 1, seconds: 3 },
  ])
})

test('the customer sees the sites that sent requests, each once, newest first', async () => {
  for (const host of ['bloq.example.az', 'other.example', 'bloq.example.az']) {
    await ask(READING, { origin: `https://${host}` })
  }
  const { player } = await client.get<{ player: object }>(`/services/website-reader/get-code/${READY}`)
  expect(player).toMatchObject({
    origin: 'http://localhost',
    is_reachable: true,
    visits: [
      { host: 'bloq.example.az', is_refused: false },
      { host: 'other.example', is_refused: true },
    ],
  })
})
