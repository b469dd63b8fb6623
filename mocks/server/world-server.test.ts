import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STORE_VERSION } from '#mocks/kernel/store/store.ts'
import { guestOf } from '#tests/support/backend/customer-client.ts'
import { serveWorld } from '#tests/support/serve-world.ts'

let folder: string
let worlds = 0
const begun: { close(): Promise<void> }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avaz-'))
})
afterAll(async () => {
  for (const each of begun) await each.close()
  await rm(folder, { recursive: true })
})

function newFile() {
  worlds += 1
  return join(folder, `world-${worlds}`)
}

async function serve(data = newFile()) {
  const { host, origin, close } = await serveWorld({ data })
  begun.push({ close })
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, origin), init)
  const control = async (name: string, body?: object) => {
    const answer = await ask(
      `/__sandbox/${name}`,
      body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    )
    return { status: answer.status, ...(await answer.json()) }
  }
  const logIn = async () => {
    const client = guestOf({
      world: host.world,
      fetch: ((path: string, init) => ask(path, init)) as typeof fetch,
    })
    const { data } = await control('sessions', { log_in: 'leyla@avaz.example' })
    client.token = data.sessions.at(-1).token
    return client
  }
  return { host, data, ask, control, logIn }
}

type Served = Awaited<ReturnType<typeof serve>>
let served: Served
beforeAll(async () => {
  served = await serve()
})

test('responses of the API name their length, and are compressed if the client accepts it', async () => {
  const { ask } = served
  const packed = await ask('/api/services')
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
    'gzip',
    'Origin, Accept-Encoding',
  ])
  expect(await packed.json()).toMatchObject({ success: false })
  const plain = await ask('/api/services', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const { byteLength } = await plain.arrayBuffer()
  expect(plain.headers.get('content-length')).toBe(String(byteLength))
})

test('an app served by this machine may call the API with the headers it needs', async () => {
  const origin = 'http://localhost:5173'
  const answer = await served.ask('/api/customer/balance', { method: 'OPTIONS', headers: { origin } })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  for (const header of ['authorization', 'idempotency-key', 'prefer', 'range'])
    expect(answer.headers.get('access-control-allow-headers')).toContain(header)
})

test('a connection that is idle for minutes serves the next request', async () => {
  const answer = await served.ask('/api/languages')
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
})

test('a developer requests a failure, and the change is not made', async () => {
  const client = await served.logIn()
  const { projects } = served.host.world.db
  const before = projects.count()
  const headers = {
    authorization: `Bearer ${client.token}`,
    'accept-language': 'en',
    prefer: 'code=422, wait=0.1',
  }
  const answer = await served.ask('/api/services/text-to-speech/init', {
    method: 'POST',
    headers,
    body: '{}',
  })
  expect([answer.status, answer.headers.get('preference-applied')]).toEqual([422, 'code=422, wait=0.1'])
  expect(await answer.json()).toMatchObject({
    success: false,
    message: 'Please check the fields that are marked.',
    errors: { title: ['This value is not valid.'] },
  })
  expect(projects.count()).toBe(before)
  const required = { method: 'POST', headers: { prefer: 'code=422', 'accept-language': 'ru' } }
  const login = await (await served.ask('/api/customer/login', required)).json()
  expect(Object.keys(login.errors)).toEqual(['email', 'password'])
})

test('the root of the control lists every address with its parameters', async () => {
  const { data } = await served.control('')
  for (const { path } of data.resources) expect((await served.ask(path)).status).toBe(200)
  expect((await served.control('unheard-of')).status).toBe(404)
  expect((await served.control('outbox', {})).status).toBe(405)
})

test('time, faults, latency and the scenario are set over HTTP', async () => {
  const { control, ask } = served
  const { data: clock } = await control('clock', { at: '2030-01-01T00:00:00Z', speed: 0 })
  expect(clock).toMatchObject({ now: '2030-01-01T00:00:00.000Z', speed: 0 })
  await control('clock', { advance_ms: 60_000 })
  expect((await control('clock')).data.now).toBe('2030-01-01T00:01:00.000Z')
  const rule = { endpoint: 'getLanguages', skip: 1, times: 1, fault: { kind: 'status', status: 503 } }
  await control('faults', { add: rule })
  const statuses = [1, 2, 3].map(async () => (await ask('/api/languages')).status)
  expect((await Promise.all(statuses)).sort()).toEqual([401, 401, 503])
  expect((await control('journal?status=503')).data.entries).toMatchObject([
    { path: '/languages', rule: { endpoint: 'getLanguages' } },
  ])
  expect((await control('latency', { profile: 'fast' })).data).toEqual({ profile: 'fast' })
  expect((await control('scenario', { scenario: 'empty' })).data.scenario).toBe('empty')
  expect(served.host.world.db.projects.count()).toBe(0)
  expect((await control('reset', {})).data.scenario).toBe('empty')
})

test('an upload is checked as in the browser, and files are served in ranges', { tags: 'long' }, async () => {
  const client = await served.logIn()
  const size = 8 << 20
  const form = new FormData()
  form.append('file', new File([new Uint8Array(size)], 'long.wav', { type: 'audio/wav' }))
  const headers = { authorization: `Bearer ${client.token}`, 'accept-language': 'en' }
  const answer = await served.ask('/api/services/speech-to-text/init', {
    method: 'POST',
    headers,
    body: form,
  })
  expect(answer.status).toBe(422)
  const url = await served.host.world.write((tx) =>
    tx.files.put({ content: new Uint8Array([1, 2, 3, 4]), mime: 'audio/wav', name: 'a.wav' }),
  )
  const part = await served.ask(url, { headers: { range: 'bytes=1-2' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1-2/4'])
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([2, 3])
})

test('a world in a file is restored after a crash, even with half a line', async () => {
  const first = await serve()
  const { world } = first.host
  const url = await world.write((tx) => {
    tx.customers.update(1, { name: 'Somebody else' })
    return tx.files.put({ content: new Uint8Array([7, 8]), mime: 'audio/wav', name: 'a.wav' })
  })
  await first.control('clock', { at: '2031-01-01T00:00:00Z', speed: 0 })
  await world.idle()
  await writeFile(first.data, `${await readFile(first.data, 'utf8')}[{"collection":"custo`)
  const second = await serve(first.data)
  expect(second.host.world.db.customers.need(1).name).toBe('Somebody else')
  expect((await second.control('clock')).data.now).toBe('2031-01-01T00:00:00.000Z')
  expect((await (await second.ask(url)).blob()).size).toBe(2)
})

test('a file of another version is kept under a reported name, and a new world starts', async () => {
  const data = newFile()
  const old = `{"sandbox":${STORE_VERSION + 1}}\n[{"collection":"x","id":1}]\n`
  await writeFile(data, old)
  await mkdir(`${data}.files`)
  await writeFile(join(`${data}.files`, 'a'), 'bytes')
  const { host } = await serve(data)
  expect(host.world.db.customers.count()).toBe(3)
  const [{ kind, detail } = { kind: '', detail: '' }] = host.world.notices.list
  const [, aside = ''] = /^other-version; kept as (.+)$/.exec(detail) ?? []
  expect(kind).toBe('started-anew')
  expect(await readFile(aside, 'utf8')).toBe(old)
  expect(await readFile(join(`${aside}.files`, 'a'), 'utf8')).toBe('bytes')
})

test('the last three worlds of other versions are kept, and a removed one is reported', async () => {
  const data = newFile()
  const asides: string[] = []
  for (const version of [90, 91, 92, 93]) {
    await writeFile(data, `{"sandbox":${version}}\n[]\n`)
    await mkdir(`${data}.files`, { recursive: true })
    const { host } = await serve(data)
    const [, aside = '', removed] =
      /kept as (\S+?)(?:; removed (\S+))?$/.exec(host.world.notices.list[0]?.detail ?? '') ?? []
    asides.push(aside)
    expect(removed).toBe(version === 93 ? asides[0] : undefined)
  }
  const kept = (await readdir(dirname(data))).filter((name) => name.startsWith(`${basename(data)}.other`))
  expect(kept.sort()).toEqual(asides.slice(1).flatMap((path) => [basename(path), `${basename(path)}.files`]))
})

test('ending all sessions logs everyone out', async () => {
  const { logIn, control } = served
  const client = await logIn()
  await control('sessions', { expire: 'all' })
  expect((await client.call('GET', '/customer/balance')).status).toBe(401)
})

test('the server shows the document of its API, and how often and in which order calls came', async () => {
  const { ask, control } = await serve()
  const document = await (await ask('/openapi.json')).json()
  expect(document.paths['/customer/balance'].get.operationId).toBe('getBalance')
  await ask('/api/languages')
  await ask('/api/languages')
  expect(await control('journal/verify?endpoint=getLanguages&times=2')).toMatchObject({ data: { count: 2 } })
  expect(await control('journal/verify?endpoint=getLanguages&times=1')).toMatchObject({
    status: 422,
    message: expect.stringContaining('getLanguages came 2 times, not 1'),
  })
})
