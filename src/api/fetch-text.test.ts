import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import {
  MAX_ANSWER_LENGTH,
  MAX_FAILURE_LENGTH,
  REQUEST_TIMEOUT_MS,
  UPLOAD_TIMEOUT_MS,
} from './call-limits.ts'
import { fetchText } from './fetch-text.ts'

const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const call = { method: 'GET', path: '/x' } as const
const ask = (signal?: AbortSignal) => fetchText(call, '/api/x', { signal })

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

test('a response is read to its end and leaves no timer running', async () => {
  fetchStub.mockResolvedValue(new Response('səs', { status: 404 }))
  expect(await ask()).toMatchObject({ text: 'səs', response: { status: 404 } })
  expect(vi.getTimerCount()).toBe(0)
})

test('prefetching waits until a response has been read to its end', async () => {
  // Also waits for calls that other tests of the same process left open.
  vi.resetModules()
  const { prefetch } = await import('#src/lib/prefetch.ts')
  const { fetchText } = await import('./fetch-text.ts')
  const load = vi.fn(async () => {})
  let end = () => {}
  const start = (controller: ReadableStreamDefaultController) => {
    end = () => controller.close()
  }
  fetchStub.mockResolvedValue(new Response(new ReadableStream({ start })))
  const asked = fetchText(call, '/api/x', {})
  prefetch([load])
  await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS * 2)
  expect(load).not.toHaveBeenCalled()
  end()
  await asked
  await vi.advanceTimersByTimeAsync(10)
  expect(load).toHaveBeenCalledOnce()
})

test('a broken connection is reported at once without a retry', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(ask()).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status: undefined })
  expect(fetchStub).toHaveBeenCalledOnce()
})

test('a response that never starts times out', async () => {
  fetchStub.mockImplementation((_url, { signal }) => untilAborted(signal))
  const refused = expect(ask()).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
  await refused
})

test('a response whose body never ends times out', async () => {
  fetchStub.mockImplementation(async (_url, { signal }) => {
    const pull = () => untilAborted(signal)
    return new Response(new ReadableStream({ pull }))
  })
  const refused = expect(ask()).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
  await refused
})

function endless(status: number) {
  const part = new TextEncoder().encode(`"${'x'.repeat(99_998)}"`)
  const state = { sent: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      state.sent += part.length
      controller.enqueue(part)
    },
    cancel() {
      state.isCancelled = true
    },
  })
  fetchStub.mockResolvedValue(new Response(body, { status }))
  return state
}

test.each([
  [500, MAX_FAILURE_LENGTH],
  [200, MAX_ANSWER_LENGTH],
])('an endless response of status %i is cut off at the size limit', async (status, limit) => {
  const state = endless(status)
  expect(await ask()).toMatchObject({ text: '', response: { status } })
  await vi.waitFor(() => expect(state.isCancelled).toBe(true))
  expect(state.sent).toBeLessThan(limit + 1_000_000)
})

test('a character split over two chunks is read as one', async () => {
  const bytes = new TextEncoder().encode('ə')
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  fetchStub.mockResolvedValue(new Response(body))
  expect((await ask()).text).toBe('ə')
})

test('uploads of files have a longer timeout', async () => {
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

test('cancelling throws the caller’s own AbortError, without a message for the customer', async () => {
  const controller = new AbortController()
  fetchStub.mockImplementation((_url, { signal }) => untilAborted(signal))
  const refused = expect(ask(controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  controller.abort()
  await refused
})
