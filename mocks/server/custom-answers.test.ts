import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ServedWorld, serveWorld } from '#tests/support/serve-world.ts'

let served: ServedWorld
beforeAll(async () => {
  served = await serveWorld({ scenario: 'captcha-off' })
})
afterAll(() => served.close())
beforeEach(() => change('faults', { rules: [] }))

const send = (path: string, body?: object, headers = {}) =>
  fetch(served.origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  })

async function change(name: string, body?: object) {
  const response = await send(`/__sandbox/${name}`, body)
  return { status: response.status, ...(await response.json()) }
}

const answerWith = (answer: object, rule: object = {}) =>
  change('faults', { add: { ...rule, fault: { kind: 'answer', status: 200, ...answer } } })

test('a call is answered as a test wants, and its operation does not run', async () => {
  const mails = served.host.world.db.outbox.count()
  const body = { success: true, data: { sent: true } }
  await answerWith(
    { status: 202, headers: { 'X-Queue': 'mail' }, body },
    { endpoint: 'forgotPassword', times: 1 },
  )
  const asked = { email: 'leyla@avaz.example' }
  const first = await send('/api/customer/forgot-password', asked)
  expect([first.status, first.headers.get('x-queue'), await first.json()]).toEqual([202, 'mail', body])
  expect(served.host.world.db.outbox.count()).toBe(mails)
  expect((await send('/api/customer/forgot-password', asked)).status).toBe(200)
  expect(served.host.world.db.outbox.count()).toBe(mails + 1)
})

test('the answer repeats values of the request', async () => {
  await answerWith(
    {
      headers: { 'x-language': '{{headers.accept-language}}' },
      body: {
        id: '{{params.id}}',
        address: '{{method}} {{path}}',
        page: '{{query.page}}',
        missing: '{{query.none}}',
        list: ['{{body.sizes}}', '{{body.sizes.1}}', '{{body.to.name}}!'],
      },
    },
    { method: 'POST' },
  )
  const sent = { sizes: [1, 2], to: { name: 'Leyla' } }
  const answer = await send('/api/services/dubbing/7/payment?page=3', sent, { 'accept-language': 'az' })
  expect(answer.headers.get('x-language')).toBe('az')
  expect(await answer.json()).toEqual({
    id: '7',
    address: 'POST /services/dubbing/7/payment',
    page: '3',
    missing: null,
    list: [[1, 2], 2, 'Leyla!'],
  })
})

test('fields of a form are values too', async () => {
  await answerWith({ body: '{{body.title}} {{body.file}}' })
  const form = new FormData()
  form.append('title', 'Yağış')
  form.append('file', new File(['Salam'], 'rain.txt', { type: 'text/plain' }))
  const { data } = await change('sessions', { log_in: 'leyla@avaz.example' })
  const answer = await fetch(`${served.origin}/api/services/audio-book/init`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.sessions.at(-1).token}` },
    body: form,
  })
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toBe('Yağış @rain.txt (text/plain, 5 bytes)')
})

test('an answer is given at one address only, with its query', async () => {
  await answerWith({ body: { page: 2 } }, { address: '/get-voices?page=2' })
  expect(await (await send('/api/get-voices?page=2')).json()).toEqual({ page: 2 })
  for (const path of ['/api/get-voices', '/api/get-voices?page=22'])
    expect((await send(path)).status).toBe(401)
})

test('an answer may have no body', async () => {
  await answerWith({ status: 204, body: { ignored: true } })
  const answer = await send('/api/languages')
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})

test.each<[object, string]>([
  [{ body: '{{bodi.email}}' }, 'nobody knows {{bodi.email}}'],
  [{ headers: { 'content-length': '5' } }, 'only headers that do not follow from the body'],
  [{ headers: { 'a b': 'x' } }, 'only headers that do not follow from the body'],
  [{ status: 100 }, 'from 200'],
  [{ statuss: 200 }, 'nobody knows statuss'],
])('an impossible answer is refused with a reason: %o', async (answer, reason) => {
  expect(await answerWith(answer)).toMatchObject({ status: 422, message: expect.stringContaining(reason) })
})

test.each([
  '{"add":{"endpont":"login","fault":{"kind":"hang"}}}',
  '{"add":{"fault":{"kind":"hang","statuss":1}}}',
])('a misspelt rule is refused: %s', async (rule) => {
  expect(await change('faults', JSON.parse(rule))).toMatchObject({
    status: 422,
    message: expect.stringContaining('nobody knows'),
  })
})

test.each(['journal?endpont=login', 'journal/verify?time=1', 'clock?now', 'journal?endpoint=logn'])(
  'a misspelt question is refused: %s',
  async (path) => {
    expect(await change(path)).toMatchObject({
      status: 422,
      message: expect.stringMatching(/Nobody knows "|There is no call "logn"/),
    })
  },
)
