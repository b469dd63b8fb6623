import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { fetchAhead } from './fetch-ahead.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function createLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { load: vi.fn(() => promise), resolve, reject }
}

test('code that may be needed comes after the page, one part at a time, whichever of them fail', async () => {
  const [first, second, third] = [createLoad(), createLoad(), createLoad()]
  fetchAhead([first.load, second.load])
  fetchAhead([third.load])
  await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS - 1)
  expect(first.load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10)
  expect([first, second, third].map(({ load }) => load.mock.calls.length)).toEqual([1, 0, 0])
  first.reject(new Error('offline'))
  await vi.advanceTimersByTimeAsync(10)
  expect([second, third].map(({ load }) => load.mock.calls.length)).toEqual([1, 0])
  second.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(third.load).toHaveBeenCalledOnce()
  third.resolve()
})

test('who leaves the page has no more of it fetched', async () => {
  const [first, second] = [createLoad(), createLoad()]
  const end = fetchAhead([first.load, second.load])
  await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS + 10)
  end()
  first.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(second.load).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead for whom bytes are dear: %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection })
    const { load } = createLoad()
    fetchAhead([load])
    await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS * 10)
    expect(load).not.toHaveBeenCalled()
  },
)
