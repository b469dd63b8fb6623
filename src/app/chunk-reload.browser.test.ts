import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NEXT_PAGE_MAX_WAIT_MS } from '#src/rules/leaving.ts'
import { isChunkError, reloadForChunk, watchChunkErrors } from './chunk-reload.ts'

const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
})

function fail(message: string) {
  const payload = new Error(message)
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return payload
}

test('a chunk that fails to load reloads the page, at most once a minute', async () => {
  expect(reloadForChunk(reload, 1_000_000)).toBe(true)
  expect(reloadForChunk(reload, 1_059_999)).toBe(false)
  expect(reloadForChunk(reload, 1_060_000)).toBe(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('a failed file is fetched past the cache before the page reloads, and also if it may not reload yet', async () => {
  watchChunkErrors(() => {})
  let answer = () => {}
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => (answer = () => resolve(new Response()))))
  const url = `${location.origin}/assets/part-abc.js`
  fail(`Failed to fetch dynamically imported module: ${url}`)
  expect(asked).not.toHaveBeenCalled()
  expect(reloadForChunk(reload, 1_000_000)).toBe(true)
  expect(asked).toHaveBeenCalledWith(url, expect.objectContaining({ cache: 'reload' }))
  expect(reload).not.toHaveBeenCalled()
  answer()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  asked.mockClear()
  expect(reloadForChunk(reload, 1_000_001)).toBe(false)
  expect(asked).toHaveBeenCalledWith(url, expect.objectContaining({ cache: 'reload' }))
  fail('Failed to fetch dynamically imported module: https://elsewhere.example/assets/part-abc.js')
  asked.mockClear()
  reloadForChunk(reload, 1_000_002)
  expect(asked).not.toHaveBeenCalledWith(expect.stringContaining('elsewhere'), expect.anything())
  vi.restoreAllMocks()
})

test('without storage the page never reloads, so that it cannot reload over and over', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(reloadForChunk(reload)).toBe(false)
  vi.restoreAllMocks()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(reloadForChunk(reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('without a connection the page does not reload, because it would not come back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(reloadForChunk(reload)).toBe(false)
  vi.restoreAllMocks()
  expect(reloadForChunk(reload)).toBe(true)
})

test('a failed prefetch does not reload the page, but its error is recognised', () => {
  watchChunkErrors(() => {})
  const payload = fail('Failed to fetch dynamically imported module')
  expect(isChunkError(payload)).toBe(true)
  expect(isChunkError(new Error('another'))).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  {
    how: 'comes back from the page cache',
    stay: () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  },
  { how: 'stays open, as after a download', stay: () => vi.advanceTimersByTime(NEXT_PAGE_MAX_WAIT_MS) },
])(
  'a page that is being left does not reload while the next one may come, and reloads if it $how',
  async ({ stay }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    watchChunkErrors(() => {})
    dispatchEvent(new Event('beforeunload'))
    fail('Importing a module script failed.')
    expect(reloadForChunk(reload)).toBe(true)
    vi.advanceTimersByTime(NEXT_PAGE_MAX_WAIT_MS - 1)
    await Promise.resolve()
    expect(reload).not.toHaveBeenCalled()
    // The next page may still reload for a failure of its own.
    expect(sessionStorage).toHaveLength(0)
    stay()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  },
)
