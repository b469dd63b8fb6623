import { beforeEach, expect, test, vi } from 'vitest'
import { reloadForChunk } from './chunk-reload.ts'

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
