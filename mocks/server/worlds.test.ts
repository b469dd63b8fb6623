import { expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '#tests/support/raw-request.ts'
import { serveWorld } from '#tests/support/serve-world.ts'

async function serve(most?: number) {
  const { host, origin, close } = await serveWorld({ scenario: 'captcha-off', ...(most && { most }) })
  onTestFinished(close)
  const ask = async (
    path: string,
    { world, body, ...headers }: { world?: string; body?: object } & Record<string, unknown> = {},
  ) => {
    const response = await fetch(origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(world !== undefined && { 'x-sandbox-world': world }),
        ...(headers as Record<string, string>),
      },
    })
    return { status: response.status, ...(await response.json()) }
  }
  const logIn = async (world?: string) => {
    const login = { email: 'leyla@avaz.example', password: 'sozun-sesi-1' }
    const { data } = await ask('/api/customer/login', { ...(world && { world }), body: login })
    return `Bearer ${data.access_token}`
  }
  const names = async () => {
    const { data } = await ask('/__sandbox/worlds')
    return data.worlds.map(({ name }: { name: string }) => name)
  }
  return { host, origin, ask, logIn, names }
}

test('each test gets a world of its own by naming it', async () => {
  const { ask, logIn } = await serve()
  const first = await logIn('first')
  await ask('/__sandbox/scenario', { world: 'second', body: { scenario: 'empty' } })
  await ask('/__sandbox/clock', { world: 'second', body: { at: '2031-01-01T00:00:00Z', speed: 0 } })
  expect((await ask('/api/customer/balance', { world: 'first', authorization: first })).status).toBe(200)
  expect((await ask('/api/customer/balance', { world: 'second', authorization: first })).status).toBe(401)
  expect((await ask('/api/customer/balance', { authorization: first })).status).toBe(401)
  expect((await ask('/__sandbox/clock', { world: 'second' })).data.now).toBe('2031-01-01T00:00:00.000Z')
  expect((await ask('/__sandbox/clock', { world: 'first' })).data.now).not.toContain('2031')
  expect((await ask('/__sandbox/scenario')).data.scenario).toBe('captcha-off')
})

test('a browser names the world by a cookie, because it plays files without a header', async () => {
  const { ask, logIn } = await serve()
  const token = await logIn('browser')
  const cookie = 'theme=dark; sandbox-world=browser'
  expect((await ask('/api/customer/balance', { cookie, authorization: token })).status).toBe(200)
})

test('an address of a file leads to the world that has the file', { tags: 'long' }, async () => {
  const { ask, logIn, origin } = await serve()
  const authorization = await logIn('with-file')
  const voices = await ask('/api/get-voices', { world: 'with-file', authorization })
  const [address] = /\/sandbox\/files\/with-file\/[^"]+/.exec(JSON.stringify(voices)) ?? []
  const file = await fetch(origin + address)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'audio/wav'])
})

test('a world is listed, started again and ended', async () => {
  const { ask, logIn, names } = await serve()
  const token = await logIn('first')
  await ask('/__sandbox/worlds', { body: { begin: 'second', scenario: 'empty' } })
  expect((await ask('/__sandbox/worlds')).data.worlds).toMatchObject([
    { name: 'main', scenario: 'captcha-off' },
    { name: 'first', scenario: 'captcha-off', requests: 1 },
    { name: 'second', scenario: 'empty' },
  ])
  await ask('/__sandbox/worlds', { body: { begin: 'first' } })
  expect((await ask('/api/customer/balance', { world: 'first', authorization: token })).status).toBe(401)
  await ask('/__sandbox/worlds', { body: { end: 'first' } })
  expect(await names()).toEqual(['main', 'second'])
  for (const body of [{ end: 'first' }, { end: 'main' }, { begin: 'a/b' }, { begin: 'x', scenari: 'main' }])
    expect((await ask('/__sandbox/worlds', { body })).status).toBe(422)
})

test('at the limit the least recently used world ends, and the list says so', async () => {
  const { ask, names } = await serve(2)
  for (const world of ['first', 'second', 'first', 'third']) await ask('/__sandbox/clock', { world })
  expect(await names()).toEqual(['main', 'first', 'third'])
  expect((await ask('/__sandbox/worlds')).data.ended).toEqual([
    { name: 'second', reason: 'the least recently used of more than 2' },
  ])
})

test('requests that arrive together share the new world', async () => {
  const { ask, names } = await serve()
  await Promise.all([1, 2, 3].map(() => ask('/api/languages', { world: 'shared' })))
  expect(await names()).toEqual(['main', 'shared'])
  expect((await ask('/__sandbox/journal', { world: 'shared' })).data.entries).toHaveLength(3)
})

test('a world with an invalid name is refused', async () => {
  const { ask, names } = await serve()
  for (const world of ['', 'a b', 'x'.repeat(101)])
    expect(await ask('/api/languages', { world })).toMatchObject({
      status: 400,
      message: expect.stringContaining('X-Sandbox-World'),
    })
  expect(await names()).toEqual(['main'])
})

test('a page of another site makes no world', async () => {
  const { origin, names } = await serve()
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'x-sandbox-world': 'evil' }
  const statuses = ['/api/languages', '/__sandbox/worlds', '/reader/v1/x', '/sandbox/files/evil/a/b'].map(
    async (path) => (await rawRequest(origin, path, { headers: evil })).status,
  )
  expect(await Promise.all(statuses)).toEqual([403, 403, 404, 403])
  expect(await names()).toEqual(['main'])
})

test('a payment page needs no name of its world', { tags: 'long' }, async () => {
  const { ask, logIn, origin } = await serve()
  const authorization = await logIn('payer')
  const answer = await ask('/api/customer/balance/deposit', {
    world: 'payer',
    authorization,
    body: { amount: '25.00' },
  })
  const { pathname, search } = new URL(answer.data.url)
  const page = await fetch(origin + pathname + search)
  expect(page.status).toBe(200)
})
