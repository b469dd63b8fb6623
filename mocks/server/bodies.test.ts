import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { SHORT_BODY_MAX_BYTES } from '#src/rules/body-limits.ts'
import { PICTURE_MAX_BYTES } from '#src/rules/limits.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { serveWorld } from '#tests/support/serve-world.ts'

async function serve(mostConnections?: number) {
  const { host, origin, close } = await serveWorld({ mostConnections })
  onTestFinished(close)
  const ask = (path: string, sent: Parameters<typeof rawRequest>[2] = {}) => rawRequest(origin, path, sent)
  const logIn = await ask('/__sandbox/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"log_in":"leyla@avaz.example"}',
  })
  const token = JSON.parse(logIn.body).data.sessions.at(-1).token
  return { host, origin, ask, authorization: `Bearer ${token}` }
}

const FORM = { 'content-type': 'multipart/form-data; boundary=x' }

test('a guest’s files are neither read nor written', async () => {
  const { ask } = await serve()
  const uploads = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('sandbox-uploads-'))
  const before = await uploads()
  // A body that never arrives, so a server that waits for it hangs.
  const answer = await ask('/api/services/speech-to-text/init', {
    method: 'POST',
    headers: { ...FORM, authorization: 'Bearer nobody' },
    body: '',
  })
  expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([401, 'unauthenticated'])
  expect(await uploads()).toEqual(before)
})

test.each([
  ['a form in capitals', 'Multipart/Form-Data; boundary=x'],
  ['JSON', 'application/json'],
  ['no type', ''],
])('a guest’s upload as %s is refused by its headers', async (_, type) => {
  const { ask } = await serve()
  const headers = { 'content-length': String(400 << 20), ...(type && { 'content-type': type }) }
  const answer = await ask('/api/services/dubbing/init', { method: 'POST', headers, isHeadOnly: true })
  expect(answer.status).toBe(401)
})

test('a customer’s JSON in place of files has the limit of JSON', async () => {
  const { ask, authorization } = await serve()
  const headers = { authorization, 'content-type': 'application/json', 'content-length': String(400 << 20) }
  const answer = await ask('/api/services/dubbing/init', { method: 'POST', headers, isHeadOnly: true })
  expect(answer.status).toBe(413)
})

test('a form whose type is in capitals is read like any other', async () => {
  const { ask, authorization } = await serve()
  const answer = await ask('/api/services/text-to-speech/init', {
    method: 'POST',
    headers: { authorization, 'content-type': 'Multipart/Form-Data; Boundary=x' },
    body: '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nSəhər\r\n--x--\r\n',
  })
  expect([answer.status, JSON.parse(answer.body).data?.project.title]).toEqual([200, 'Səhər'])
})

test('a request with two hosts or the method TRACE is refused in words, and nothing of it is repeated', async () => {
  const { origin } = await serve()
  const { port } = new URL(origin)
  const answerTo = (head: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}\r\n\r\n`))
      socket.once('data', (data) => {
        resolve(String(data))
        socket.destroy()
      })
      socket.once('close', () => resolve('closed without an answer'))
    })
  const twice = 'GET /__sandbox/sessions HTTP/1.1\r\nhost: localhost\r\nhost: evil.example'
  expect(await answerTo(twice)).toMatch(/^HTTP\/1\.1 400 /)
  const trace = await answerTo('TRACE /api/languages HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer t')
  expect(trace).toMatch(/^HTTP\/1\.1 405 /)
  expect(trace).not.toContain('Bearer')
})

test.each([
  ['a login', '/api/customer/login', 'POST', {}, SHORT_BODY_MAX_BYTES],
  ['a picture', '/api/customer/image-update', 'POST', FORM, PICTURE_MAX_BYTES + (2 << 20)],
  ['a reader', '/api/services/website-reader/init', 'POST', FORM, PICTURE_MAX_BYTES + (2 << 20)],
] as const)(
  '%s longer than its limit is refused by its headers, with the limit',
  async (_, path, method, type, most) => {
    const { origin, authorization } = await serve()
    const head = [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      `authorization: ${authorization}`,
      'accept-language: en',
      ...Object.entries(type).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${most + 1}`,
    ]
    // No body is sent, and the response arrives regardless.
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.once('data', (data) => {
        resolve(String(data))
        socket.destroy()
      })
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/at most \d+ (?:KB|MB)/)
  },
)

test('a body without a length is cut off at the limit, too', async () => {
  const { ask } = await serve()
  const answer = await ask('/api/customer/login', {
    method: 'POST',
    headers: { 'transfer-encoding': 'chunked', 'content-type': 'application/json', 'accept-language': 'ru' },
    body: `{"email":"${'a'.repeat(SHORT_BODY_MAX_BYTES)}"}`,
  })
  expect([answer.status, JSON.parse(answer.body).message]).toEqual([
    413,
    expect.stringContaining('не более 16 KB'),
  ])
})

test('customers’ files are never served as pages or scripts', async () => {
  const { ask, host } = await serve()
  const url = await host.world.write((tx) =>
    tx.files.put({ content: new Uint8Array([60]), mime: 'text/html', name: 'a.html' }),
  )
  for (const path of [url, '/api/languages', '/__sandbox/clock'])
    expect([path, (await ask(path)).headers['x-content-type-options']]).toEqual([path, 'nosniff'])
})

test('a server at its limit of connections closes a silent one for a new one', async () => {
  const most = 20
  const { ask, origin } = await serve(most)
  const held = Array.from({ length: 3 * most }, () => connect(Number(new URL(origin).port), '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of held) socket.destroy()
  })
  for (const socket of held) socket.on('error', () => undefined)
  await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  for (const socket of held) socket.write('GET /api/languages HTTP/1.1\r\nhost: localhost\r\n')
  expect((await ask('/__sandbox/clock')).status).toBe(200)
  await expect.poll(() => held.filter(({ closed }) => !closed).length).toBeLessThan(most + 1)
})

test('a guesser of passwords is identified by the connection, whatever address each guess claims', {
  tags: 'long',
}, async () => {
  const { ask } = await serve()
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess += 1) {
    const answer = await ask('/api/customer/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${guess}` },
      body: JSON.stringify({ email: 'guessed@avaz.example', password: `guess-${guess}` }),
    })
    statuses.push(answer.status)
  }
  // The sixth attempt requires a captcha.
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(422)])
})
