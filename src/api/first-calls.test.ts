import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { callHeaders } from './call-headers.ts'
import { fetchText } from './fetch-text.ts'
import { prefetchCall } from './first-calls.ts'

const URL = '/api/services/cloning'
const endpoint = { method: 'GET', path: '/services/{slug}' } as const
const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  fetchStub.mockReset().mockImplementation(async () => new Response('answer'))
  vi.stubGlobal('fetch', fetchStub)
  onTestFinished(() => {
    vi.runAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

const call = (locale = 'az', init: RequestInit & { signal?: AbortSignal } = {}) =>
  fetchText(endpoint, URL, {
    method: 'GET',
    headers: callHeaders(undefined, locale),
    ...init,
  })

test('a prefetched response is used once, and the next call makes a new request', async () => {
  prefetchCall(URL, callHeaders(undefined, 'az'))
  expect(await call()).toMatchObject({ text: 'answer' })
  expect(fetchStub).toHaveBeenCalledOnce()
  await call()
  expect(fetchStub).toHaveBeenCalledTimes(2)
})

test('a prefetched response in another language is requested again', async () => {
  prefetchCall(URL, callHeaders(undefined, 'az'))
  await call('tr')
  expect(fetchStub).toHaveBeenCalledTimes(2)
})

test('a change discards prefetched responses', async () => {
  prefetchCall(URL, callHeaders(undefined, 'az'))
  await fetchText({ method: 'POST', path: '/x' }, '/api/x', { method: 'POST' })
  await call()
  expect(fetchStub).toHaveBeenCalledTimes(3)
})

test('a prefetched response expires if no call takes it in time', async () => {
  prefetchCall(URL, callHeaders(undefined, 'az'))
  await vi.advanceTimersByTimeAsync(10_000)
  await call()
  expect(fetchStub).toHaveBeenCalledTimes(2)
})

test('the call that takes a prefetched response can cancel it and receives its failure', async () => {
  fetchStub.mockImplementation(
    (_url, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const own = new AbortController()
  prefetchCall(URL, callHeaders(undefined, 'az'))
  const refused = expect(call('az', { signal: own.signal })).rejects.toMatchObject({ name: 'AbortError' })
  own.abort()
  await refused
  expect(fetchStub).toHaveBeenCalledOnce()
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
  prefetchCall(URL, callHeaders(undefined, 'az'))
  await expect(call()).rejects.toMatchObject({ kind: 'network' })
})
