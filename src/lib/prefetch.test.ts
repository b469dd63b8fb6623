import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'

type Prefetch = typeof import('./prefetch.ts')

// Imported again for each test, because pending requests of other tests in the process would be waited for too.
let prefetch: Prefetch['prefetch']
let pausePrefetchesUntil: Prefetch['pausePrefetchesUntil']

beforeAll(async () => {
  vi.resetModules()
  ;({ prefetch, pausePrefetchesUntil } = await import('./prefetch.ts'))
})
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

test('code that may be needed is prefetched after the page, one part at a time, even if some fail', async () => {
  const [first, second, third] = [createLoad(), createLoad(), createLoad()]
  prefetch([first.load, second.load])
  prefetch([third.load])
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

test.each(['comes', 'fails'])(
  'nothing is prefetched before the data that the page waits for %s',
  async (ending) => {
    const { load, resolve } = createLoad()
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    pausePrefetchesUntil(first.promise).catch(() => {})
    prefetch([load])
    await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS * 10)
    expect(load).not.toHaveBeenCalled()
    void pausePrefetchesUntil(second.promise)
    if (ending === 'comes') first.resolve()
    else first.reject(new Error('refused'))
    await vi.advanceTimersByTimeAsync(10)
    expect(load).not.toHaveBeenCalled()
    second.resolve()
    await vi.advanceTimersByTimeAsync(10)
    expect(load).toHaveBeenCalledOnce()
    resolve()
  },
)

test('requests that start while the browser becomes idle precede the prefetch', async () => {
  const answer = Promise.withResolvers<void>()
  let isIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    isIdle = callback
  })
  const { load, resolve } = createLoad()
  prefetch([load])
  await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS + 10)
  void pausePrefetchesUntil(answer.promise)
  isIdle()
  await vi.advanceTimersByTimeAsync(10)
  expect(load).not.toHaveBeenCalled()
  answer.resolve()
  await vi.advanceTimersByTimeAsync(10)
  isIdle()
  await vi.advanceTimersByTimeAsync(10)
  expect(load).toHaveBeenCalledOnce()
  resolve()
})

test('prefetching takes no frame: each part waits until the browser is idle', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback))
  const parts = [createLoad(), createLoad()]
  prefetch(parts.map(({ load }) => load))
  const loaded = () => parts.map(({ load }) => load.mock.calls.length)
  await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS * 10)
  expect(loaded()).toEqual([0, 0])
  waiting.shift()?.()
  await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS * 10)
  expect(loaded()).toEqual([1, 0])
  parts[0]?.resolve()
  await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS * 10)
  expect(loaded()).toEqual([1, 0])
  waiting.shift()?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(loaded()).toEqual([1, 1])
  parts[1]?.resolve()
})

test('leaving the page stops its prefetch', async () => {
  const [first, second] = [createLoad(), createLoad()]
  const end = prefetch([first.load, second.load])
  await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS + 10)
  end()
  first.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(second.load).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched for customers who save data: %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection })
    const { load } = createLoad()
    prefetch([load])
    await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS * 10)
    expect(load).not.toHaveBeenCalled()
  },
)
