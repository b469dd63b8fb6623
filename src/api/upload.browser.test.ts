import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '#src/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { type UploadProgress, upload } from './upload.ts'

const sendFile = defineEndpoint({
  name: 'sendFile',
  method: 'POST',
  path: '/files/{id}',
  summary: 'Takes a file.',
  access: 'guest',
  params: { id: z.number() },
  body: z.object({ title: z.string(), file: z.optional(z.file()) }),
  bodyType: 'multipart',
  data: z.object({ name: z.string() }),
})

class StubXhr {
  static last: StubXhr
  upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  responseURL = ''
  headers: Record<string, string> = {}
  sent: unknown
  address = ''
  isAborted = false
  constructor() {
    StubXhr.last = this
  }
  open(_method: string, url: string) {
    this.address = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = () => null
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
  }
}

const input = { params: { id: 7 }, body: { title: 'Səs', file: new File(['abc'], 'a.wav') } }

async function failure(promise: Promise<unknown>) {
  const error = await promise.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${error}`)
  return error
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', StubXhr)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an upload sends file and fields together, reports progress and returns the data', async () => {
  const seen: UploadProgress[] = []
  const sending = upload(sendFile, input, { onProgress: (progress) => seen.push(progress) })
  const xhr = StubXhr.last
  xhr.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 })
  xhr.answer(200, { success: true, data: { name: 'x' } })
  expect(await sending).toEqual({ name: 'x' })
  expect(seen).toEqual([{ sent: 1, total: 3 }])
  expect(xhr.address).toBe('/api/files/7')
  expect(xhr.headers['Accept-Language']).toBeDefined()
  expect(xhr.sent instanceof FormData && xhr.sent.get('title')).toBe('Səs')
})

test('a refusal carries its field errors', async () => {
  const sending = failure(upload(sendFile, input))
  StubXhr.last.answer(422, { success: false, message: 'Olmadı', errors: { file: ['Boşdur'] } })
  expect(await sending).toMatchObject({
    kind: 'refused',
    serverMessage: 'Olmadı',
    fieldErrors: { file: 'Boşdur' },
  })
})

test('an HTML page instead of the envelope violates the contract', async () => {
  const sending = failure(upload(sendFile, input))
  StubXhr.last.answer(200, '<html>')
  expect((await sending).kind).toBe('contract')
})

test('a broken connection is a network error', async () => {
  const sending = failure(upload(sendFile, input))
  StubXhr.last.onerror?.()
  expect((await sending).kind).toBe('network')
})

test('a response from another host is rejected', async () => {
  const sending = failure(upload(sendFile, input))
  StubXhr.last.responseURL = 'https://elsewhere.example/api/files/7'
  StubXhr.last.answer(200, { success: true, data: { name: 'x' } })
  expect((await sending).kind).toBe('network')
})

test('cancelling ends the request with the reason of the caller', async () => {
  const wanted = new AbortController()
  const sending = upload(sendFile, input, { signal: wanted.signal }).catch((reason: unknown) => reason)
  wanted.abort()
  expect(await sending).toMatchObject({ name: 'AbortError' })
  expect(StubXhr.last.isAborted).toBe(true)
})

test('the timeout passes only without progress', async () => {
  vi.useFakeTimers()
  const sending = failure(upload(sendFile, input))
  const xhr = StubXhr.last
  await vi.advanceTimersByTimeAsync(290_000)
  xhr.upload.onprogress?.({ lengthComputable: false })
  await vi.advanceTimersByTimeAsync(290_000)
  expect(xhr.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await sending).kind).toBe('timeout')
})
