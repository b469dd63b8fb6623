import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchText } from './fetch-text.ts'
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './patience.ts'

const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const call = { method: 'GET', path: '/x' } as const
const ask = (signal?: AbortSignal) => fetchText(call, '/api/x', { signal })

/** Rejects as a browser does when the signal is aborted. */
function untilAborted(signal: AbortSignal | null | undefined) {
  return new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchStub)
})
afterEach(() => {
  fetchStub.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an answer is read to its end, and no timer stays behind', async () => {
  fetchStub.mockResolvedValue(new Response('səs', { status: 404 }))
  expect(await ask()).toMatchObject({ text: 'səs', response: { status: 404 } })
  expect(vi.getTimerCount()).toBe(0)
})

test('a broken connection is said at once and not tried again', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(ask()).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status: undefined })
  expect(fetchStub).toHaveBeenCalledOnce()
})

test('an answer that never begins is given up in time', async () => {
  fetchStub.mockImplementation((_url, { signal }) => untilAborted(signal))
  const refused = expect(ask()).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
  await refused
})

test('an answer whose body never ends is given up in time', async () => {
  fetchStub.mockImplementation(async (_url, { signal }) =>
    Object.assign(new Response(), { text: () => untilAborted(signal) }),
  )
  const refused = expect(ask()).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
  await refused
})

test('files are given more time', async () => {
  fetchStub.mockImplementation((_url, { signal }) => untilAborted(signal))
  const upload = { method: 'POST', path: '/x' } as const
  const settled = vi.fn()
  const refused = fetchText(upload, '/api/x', { body: new FormData() }).catch(settled)
  await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT_MS - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
})

test('a caller who gives up gets their own AbortError, not a message', async () => {
  const controller = new AbortController()
  fetchStub.mockImplementation((_url, { signal }) => untilAborted(signal))
  const refused = expect(ask(controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  controller.abort()
  await refused
})
