import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useLastingPending } from './use-lasting-pending.ts'

const Probe = ({ isPending }: { isPending: boolean }) => String(useLastingPending(isPending))

function show() {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
  return {
    be: (isPending: boolean) => act(() => root.render(<Probe isPending={isPending} />)),
    isWaiting: () => container.textContent,
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a response after 30 ms is shown after 200 ms, one after 300 ms at once', () => {
  const { be, isWaiting } = show()
  be(true)
  pass(30)
  be(false)
  pass(169)
  expect(isWaiting()).toBe('true')
  pass(1)
  expect(isWaiting()).toBe('false')
  be(true)
  pass(300)
  be(false)
  expect(isWaiting()).toBe('false')
})

test('content that is there from the start is not delayed', () => {
  const { be, isWaiting } = show()
  be(false)
  expect(isWaiting()).toBe('false')
})

test('the loaded content is rendered in slices, and the page responds in between', async () => {
  vi.useRealTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  let turn = 0
  const turns = new Set<number>()
  let spentMs = 0
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + spentMs)
  const Slow = () => {
    turns.add(turn)
    spentMs += 4
    return null
  }
  const Page = ({ isPending }: { isPending: boolean }) =>
    useLastingPending(isPending) ? 'waiting' : Array.from('abcdefgh', (name) => <Slow key={name} />)
  const container = document.createElement('div')
  const root = createRoot(container)
  onTestFinished(() => root.unmount())
  root.render(<Page isPending />)
  await expect.poll(() => container.textContent).toBe('waiting')
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  port1.onmessage = () => {
    turn += 1
    port2.postMessage(undefined)
  }
  port2.postMessage(undefined)
  root.render(<Page isPending={false} />)
  await expect.poll(() => container.textContent).toBe('')
  expect(turns.size).toBeGreaterThan(1)
})
