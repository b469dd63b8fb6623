import { expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '#tests/support/raw-request.ts'
import { serveWorld } from '#tests/support/serve-world.ts'

const EVIL = 'https://evil.example'
const JSON_TYPE = { 'content-type': 'application/json' }

async function serve(options: { hosts?: string[]; origins?: string[] } = {}) {
  const { host, origin, close } = await serveWorld({ scenario: 'captcha-off', ...options })
  onTestFinished(close)
  const ask = (path: string, sent: Parameters<typeof rawRequest>[2] = {}) => rawRequest(origin, path, sent)
  return { host, origin, ask }
}

/** Ways in which a page of another site, or of a name it owns, reaches a server of this machine. */
const PAGES: readonly (readonly [string, Record<string, string>, number])[] = [
  ['asks by script', { origin: EVIL, 'sec-fetch-site': 'cross-site' }, 403],
  ['asks from a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['asks for a script or picture', { 'sec-fetch-site': 'cross-site' }, 403],
  ['leads there', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
  [
    'is of this machine, at another port',
    { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' },
    403,
  ],
  ['has a name that leads here', { host: 'evil.example', 'sec-fetch-site': 'same-origin' }, 421],
  ['has a name that leads here, at this port', { host: 'evil.example:4010' }, 421],
  ['has a name that looks like this machine', { host: 'localhost.evil.example' }, 421],
]

test.each(PAGES)('a page that %s reads no tokens, passwords or e-mails', async (_, headers, status) => {
  const { ask } = await serve()
  for (const name of ['sessions', 'outbox', 'journal', 'world', '']) {
    const answer = await ask(`/__sandbox/${name}`, { headers })
    expect([name, answer.status, answer.headers['access-control-allow-origin']]).toEqual([
      name,
      status,
      undefined,
    ])
    expect(answer.body).not.toMatch(/sozun-sesi|"token"/)
  }
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined])(
  'a form on any page (%s) does not restart the world',
  async (type) => {
    const { ask, host } = await serve()
    const { world } = host
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
    const answer = await ask('/__sandbox/reset', { method: 'POST', headers, body: '{"scenario":"empty"}' })
    expect([answer.status, host.world === world]).toEqual([415, true])
  },
)

test('a path with dots is judged by its resolved form', async () => {
  const { ask } = await serve()
  for (const path of ['/x/../__sandbox/sessions', '/api/%2e%2e/__sandbox/sessions'])
    expect([path, (await ask(path, { headers: { origin: EVIL } })).status]).toEqual([path, 403])
})

test('the server itself, clients that are not browsers, and allowed hosts control the world', async () => {
  const { ask, origin } = await serve({ hosts: ['api.test'], origins: ['https://app.test'] })
  const asking: Record<string, string>[] = [
    {},
    { origin, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { host: 'api.test:8000' },
    { origin: 'https://app.test', 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of asking) {
    const sent = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: '{"profile":"none"}' }
    expect([headers, (await ask('/__sandbox/latency', sent)).status]).toEqual([headers, 200])
  }
})

test('a page of another site cannot call the API, with or without a token', async () => {
  const { ask, host } = await serve()
  const asked = { method: 'POST', body: '{"email":"leyla@avaz.example"}' }
  const answer = await ask('/api/customer/forgot-password', {
    ...asked,
    headers: { origin: EVIL, 'content-type': 'text/plain' },
  })
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined])
  expect(host.world.db.outbox.count()).toBe(0)
  expect((await ask('/api/languages', { method: 'OPTIONS', headers: { origin: EVIL } })).status).toBe(403)
})

test.each(['host', 'x-forwarded-host', 'x-host', 'forwarded', 'x-original-host'])(
  'the link of an e-mail never leads to the host in %s',
  async (name) => {
    const { ask, host } = await serve({ hosts: ['evil.example'] })
    const value = name === 'forwarded' ? 'host=evil.example;proto=https' : 'evil.example'
    const answer = await ask('/api/customer/forgot-password', {
      method: 'POST',
      headers: { ...JSON_TYPE, [name]: value },
      body: '{"email":"leyla@avaz.example"}',
    })
    expect(answer.status).toBe(200)
    expect(host.world.db.outbox.list().map(({ link }) => link ?? '')).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/reset-password\//),
    ])
  },
)

test('the journal shows who requested what, and contains no usable token', async () => {
  const { ask, host } = await serve()
  const email = 'leyla@avaz.example'
  const log = await ask('/api/customer/login', {
    method: 'POST',
    headers: { ...JSON_TYPE, cookie: 'auth.token=kept' },
    body: JSON.stringify({ email, password: 'sozun-sesi-1' }),
  })
  const token: string = JSON.parse(log.body).data.access_token
  await ask('/api/customer/balance', { headers: { authorization: `Bearer ${token}` } })
  await ask('/api/customer/forgot-password', {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email }),
  })
  const id = host.world.db.outbox.list().at(-1)?.link?.split('/').at(-1) ?? ''
  const password = 'yeni-parol-"77'
  await ask('/api/customer/reset-password', {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ id, password, password_confirmation: password }),
  })
  await ask('/api/customer/login', { method: 'POST', headers: JSON_TYPE, body: '{"password":"cut-off-secr' })
  const { body } = await ask('/__sandbox/journal')
  for (const secret of [token, 'sozun-sesi-1', 'yeni-parol', 'auth.token=kept', id, 'cut-off-secr'])
    expect([secret, body.includes(secret)]).toEqual([secret, false])
  expect(JSON.parse(body).data.entries).toHaveLength(5)
  expect(body).toContain(email)
})
