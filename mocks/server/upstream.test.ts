import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serveWorld } from '#tests/support/serve-world.ts'

type Sent = { body?: object; authorization?: string }

function asker(origin: string) {
  return async (path: string, { body, ...headers }: Sent = {}) => {
    const response = await fetch(origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: response.status, ...(await response.json()) }
  }
}

/** A server in front of another sandbox, which plays the real backend. */
async function serve(upstream?: string) {
  const real = await serveWorld({ scenario: 'captcha-off' })
  const front = await serveWorld({ upstream: upstream ?? real.origin })
  onTestFinished(async () => {
    await front.close()
    await real.close()
  })
  return { real, front, ask: asker(front.origin), askReal: asker(real.origin) }
}

const LOGIN = { body: { email: 'leyla@avaz.example', password: 'sozun-sesi-1' } }

async function logIn(ask: ReturnType<typeof asker>) {
  const { data } = await ask('/api/customer/login', LOGIN)
  return { authorization: `Bearer ${data.access_token}` }
}

test('a real backend answers, and its recorded answers are served again without it', {
  tags: 'long',
}, async () => {
  const { real, front, ask, askReal } = await serve()
  const customer = await logIn(ask)
  const first = await ask('/api/customer/balance', customer)
  expect(first).toEqual(await askReal('/api/customer/balance', customer))
  await real.host.world.write((tx) => tx.wallets.update(1, { available: 777 }))
  const second = await ask('/api/customer/balance', customer)
  expect(second.data).not.toEqual(first.data)
  expect((await ask('/__sandbox/journal/verify?order=login,getBalance,getBalance')).data.count).toBe(3)

  await ask('/__sandbox/recording', { body: { save: 'staging' } })
  const recording = await ask('/__sandbox/recording')
  expect(JSON.stringify(recording)).not.toContain(customer.authorization.slice(7))
  const replay = await serveWorld({ scenario: 'empty' })
  onTestFinished(replay.close)
  const askReplay = asker(replay.origin)
  await askReplay('/__sandbox/faults', { body: { rules: recording.data.rules } })
  for (const expected of [first, second, second])
    expect(await askReplay('/api/customer/balance')).toEqual(expected)
  expect((await askReplay('/api/customer/login', LOGIN)).status).toBe(200)
  expect((await ask('/__sandbox/saved', { body: { load: 'staging' } })).status).toBe(200)
  expect(front.host.world.faults.rules).toEqual(recording.data.rules)
})

test('answers that break the contract are passed on and reported, each difference once', async () => {
  const { ask, askReal } = await serve()
  const customer = await logIn(ask)
  const answer = {
    kind: 'answer',
    status: 200,
    body: { success: 1, data: { balance: 7, currency: 'AZN' } },
  }
  await askReal('/__sandbox/faults', { body: { add: { endpoint: 'getBalance', fault: answer } } })
  for (let times = 0; times < 2; times += 1)
    expect((await ask('/api/customer/balance', customer)).data.balance).toBe(7)
  const { differences } = (await ask('/__sandbox/recording')).data
  const call = { call: 'getBalance', status: 200 }
  expect(differences).toMatchObject([
    { ...call, difference: expect.stringContaining('success') },
    { ...call, difference: expect.stringContaining('data.balance') },
  ])
})

test('uploads and tokens reach the real backend, names of worlds do not', { tags: 'long' }, async () => {
  const seen: (string | undefined)[] = []
  const backend = createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk) => (bytes += chunk.length))
    request.on('end', () => {
      const { authorization, cookie } = request.headers
      seen.push(
        `${request.method} ${request.url}`,
        authorization,
        cookie,
        String(request.headers['x-sandbox-world']),
      )
      response
        .writeHead(201, { 'content-type': 'application/json' })
        .end(`{"success":true,"data":{"bytes":${bytes}}}`)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => backend.once('listening', resolve))
  onTestFinished(() => void backend.close())
  const { front } = await serve(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
  const form = new FormData()
  form.append('file', new File([new Uint8Array(3_000_000)], 'long.wav', { type: 'audio/wav' }))
  const answer = await fetch(`${front.origin}/api/services/speech-to-text/init?x=1`, {
    method: 'POST',
    headers: { authorization: 'Bearer real', cookie: 'sandbox-world=t1', 'x-sandbox-world': 't1' },
    body: form,
  })
  expect(answer.status).toBe(201)
  expect((await answer.json()).data.bytes).toBeGreaterThan(3_000_000)
  expect(seen).toEqual(['POST /api/services/speech-to-text/init?x=1', 'Bearer real', undefined, 'undefined'])
})

test('a backend that does not answer is named', async () => {
  const { ask } = await serve('http://127.0.0.1:9')
  expect(await ask('/api/languages')).toMatchObject({
    status: 502,
    success: false,
    message: expect.stringContaining('http://127.0.0.1:9 does not answer'),
  })
})
