import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '#src/contract/endpoint.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { request, requestAnswer } from './request.ts'
import { requestDefaults } from './request-defaults.ts'

const getThing = defineEndpoint({
  name: 'getThing',
  method: 'GET',
  path: '/things/{id}',
  summary: 'A thing.',
  params: { id: z.number() },
  query: z.object({ page: z.optional(z.number()), tag: z.optional(z.string()) }),
  data: z.object({ name: z.string() }),
})
const enter = defineEndpoint({
  name: 'enter',
  method: 'POST',
  path: '/enter',
  summary: 'Lets in.',
  access: 'guest',
  body: z.object({ word: z.string() }),
})

const ask = () => request(getThing, { params: { id: 7 }, query: {} })
const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

function answerWith(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  fetchStub.mockImplementation(async () => new Response(text, init))
}

function sent() {
  const [url, init] = fetchStub.mock.calls[0] ?? []
  return { url, init, headers: new Headers(init?.headers) }
}

async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${error}`)
  return error
}

beforeEach(async () => {
  await startI18n('tr')
  vi.stubGlobal('fetch', fetchStub)
  vi.stubGlobal('document', { cookie: 'other=1; auth.token=abc%2Fdef', addEventListener: () => undefined })
})
afterEach(() => {
  fetchStub.mockReset()
  vi.unstubAllGlobals()
})

describe('the request', () => {
  test('has the address, the language and the token', async () => {
    answerWith({ success: true, data: { name: 'x' } })
    await request(getThing, { params: { id: 7 }, query: { page: 2, tag: 'a b' } })
    const { url, init, headers } = sent()
    expect(url).toBe('/api/things/7?page=2&tag=a+b')
    expect(headers.get('Accept-Language')).toBe('tr')
    expect(headers.get('Authorization')).toBe('Bearer abc/def')
    expect(init).toMatchObject({ method: 'GET', redirect: 'error' })
  })

  test('has a JSON body', async () => {
    answerWith({ success: true })
    await request(enter, { body: { word: 'səs' } })
    expect(sent().init?.body).toBe('{"word":"səs"}')
    expect(sent().headers.get('Content-Type')).toBe('application/json')
  })

  test('has a unique idempotency key for a change and none for a GET', async () => {
    answerWith({ success: true, data: { name: 'x' } })
    await ask()
    await request(enter, { body: { word: 'səs' } })
    await request(enter, { body: { word: 'səs' } })
    const keys = fetchStub.mock.calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'))
    expect(keys).toEqual([null, expect.stringMatching(/^".{16,}"$/), expect.stringMatching(/^".{16,}"$/)])
    expect(keys[1]).not.toBe(keys[2])
  })

  test('has the default headers as they are when the call is made', async () => {
    answerWith({ success: true, data: { name: 'x' } })
    requestDefaults.headers = { 'x-sandbox-world': 'w1' }
    const call = ask()
    requestDefaults.headers = {}
    const other = ask()
    await Promise.all([call, other])
    const worlds = fetchStub.mock.calls.map(([, init]) => new Headers(init.headers).get('x-sandbox-world'))
    expect(worlds).toEqual(['w1', null])
  })
})

describe('the response', () => {
  test('gives its data, and its message on demand', async () => {
    answerWith({ success: true, data: { name: 'x' }, message: 'Hazır' })
    expect(await ask()).toEqual({ name: 'x' })
    const answer = await requestAnswer(getThing, { params: { id: 7 }, query: {} })
    expect(answer).toEqual({ data: { name: 'x' }, message: 'Hazır' })
  })

  test.each([
    ['HTML', '<!doctype html><h1>Hello</h1>'],
    ['nothing', ''],
    ['cut-off JSON', '{"success":true,"data":{"na'],
    ['another shape', '{"success":true,"data":{"name":[7]}}'],
    ['no success flag', '{"data":{"name":"x"}}'],
    ['a bare value', '"yes"'],
    ['null', 'null'],
  ])('with %s violates the contract and shows the default message', async (_, text) => {
    answerWith(text)
    expect(await failure(ask())).toMatchObject({ kind: 'contract', status: 200, serverMessage: undefined })
  })

  test('with success false and status 200 is a failure', async () => {
    answerWith({ success: false, message: 'Olmaz' })
    expect(await failure(ask())).toMatchObject({ kind: 'refused', status: 200, serverMessage: 'Olmaz' })
  })

  test.each([
    [{ error: 'first', message: 'third' }, 'first'],
    [{ error: { message: 'second' }, message: 'third' }, 'second'],
    [{ error: { code: 'x' }, message: 'third' }, 'third'],
    [{ error: ' ', message: 'third' }, 'third'],
    [{ message: 7 }, undefined],
    [{}, undefined],
  ])('of %j shows the customer %s', async (body, message) => {
    answerWith({ success: false, ...body }, { status: 409 })
    expect((await failure(ask())).serverMessage).toBe(message)
  })

  test('of a refusal carries code, first field messages, data, waiting time and the token of the request', async () => {
    const errors = { title: ['Boşdur', 'Qısadır'], page: [], tag: 'Səhv' }
    const body = { success: false, error: { code: 'funds' }, errors, data: { missing: '1.00' } }
    answerWith(body, { status: 422, headers: { 'Retry-After': '3' } })
    expect(await failure(ask())).toMatchObject({
      kind: 'refused',
      status: 422,
      code: 'funds',
      fieldErrors: { title: 'Boşdur', tag: 'Səhv' },
      data: { missing: '1.00' },
      retryAfterMs: 3_000,
      token: 'abc/def',
    })
  })

  test.each([401, 403, 404, 429, 500, 502])(
    'of an HTML page with status %i is a refusal without a message',
    async (status) => {
      answerWith('<h1>Nope</h1>', { status })
      expect(await failure(ask())).toMatchObject({ kind: 'refused', status, serverMessage: undefined })
    },
  )
})

describe('without a token', () => {
  beforeEach(() => vi.stubGlobal('document', { cookie: '' }))

  test('a call for customers is not sent', async () => {
    expect(await failure(ask())).toMatchObject({ kind: 'session-ended' })
    expect(fetchStub).not.toHaveBeenCalled()
  })

  test('a call for guests is sent without the header', async () => {
    answerWith({ success: true })
    await request(enter, { body: { word: 'x' } })
    expect(sent().headers.has('Authorization')).toBe(false)
  })
})

test('an expired token is not sent', async () => {
  const claims = btoa(JSON.stringify({ exp: 1_000 }))
  vi.stubGlobal('document', { cookie: `auth.token=e30.${claims}.x` })
  expect(await failure(ask())).toMatchObject({ kind: 'session-ended' })
})
