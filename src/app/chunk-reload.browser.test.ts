import { beforeEach, expect, test, vi } from 'vitest'
import { isChunkError, reloadForChunk, watchChunkErrors } from './chunk-reload.ts'

const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
})

test('a part that does not load reloads the page, at most once a minute', () => {
  expect(reloadForChunk(reload, 1_000_000)).toBe(true)
  expect(reloadForChunk(reload, 1_059_999)).toBe(false)
  expect(reloadForChunk(reload, 1_060_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('where storage is refused the page does not reload over and over: it does not reload', () => {
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

test('without a connection it does not reload: the page would not come back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(reloadForChunk(reload)).toBe(false)
  vi.restoreAllMocks()
  expect(reloadForChunk(reload)).toBe(true)
})

test('a part that was only fetched ahead is no reason to reload; its error is known for what it is', () => {
  watchChunkErrors()
  const payload = new Error('Failed to fetch dynamically imported module')
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  dispatchEvent(event)
  expect(isChunkError(payload)).toBe(true)
  expect(isChunkError(new Error('another'))).toBe(false)
  expect(event.defaultPrevented).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})
