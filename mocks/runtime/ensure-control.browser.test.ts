import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureControl } from './ensure-control.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
})
afterEach(() => {
  vi.useRealTimers()
})

/** Starts a page that no worker claims. */
function startUnclaimed() {
  const reload = vi.fn()
  void ensureControl({ controller: null, addEventListener: vi.fn() }, reload)
  return reload
}

test('a page of the sandbox that no worker claims reloads itself', async () => {
  const reload = startUnclaimed()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page of the sandbox that is left while it starts does not reload in place of the next page', async () => {
  const reload = startUnclaimed()
  dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(new Event('pageshow'))
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
})
