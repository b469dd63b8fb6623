import { QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { signIn, signOut } from '#src/session/session.ts'
import { useBalance } from './use-balance.ts'

const TURN_MS = 10_000
const answer = () => Response.json({ success: true, data: { balance: { amount: '12.50' } } })
const fetchStub = vi.fn(async () => answer())
const shown = document.createElement('output')
let visibility: DocumentVisibilityState = 'visible'

function Balance() {
  return `${useBalance().qepik}`
}

function setVisibility(state: DocumentVisibilityState) {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchStub)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  visibility = 'visible'
  fetchStub.mockReset().mockImplementation(async () => answer())
  repeatedRequests.set(true)
  signIn('token')
  const root = createRoot(shown)
  const client = createQueryClient(() => {})
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Balance />
      </QueryClientProvider>,
    ),
  )
  return () => {
    root.unmount()
    client.clear()
  }
})
afterEach(() => {
  signOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** React schedules its work by messages, which fake timers do not stop. */
function reactIsDone() {
  return new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

async function pass(ms: number) {
  for (const part of [0, ms]) {
    await vi.advanceTimersByTimeAsync(part)
    await reactIsDone()
  }
}

test('the balance is requested at once and then every ten seconds', async () => {
  await pass(100)
  expect(fetchStub).toHaveBeenCalledTimes(1)
  expect(shown.textContent).toBe('1250')
  for (const calls of [2, 3, 4]) {
    await pass(TURN_MS)
    expect(fetchStub).toHaveBeenCalledTimes(calls)
  }
})

test('while a request is pending no other is sent', async () => {
  await pass(100)
  fetchStub.mockImplementation(() => new Promise(() => {}))
  await pass(TURN_MS)
  expect(fetchStub).toHaveBeenCalledTimes(2)
  await pass(2 * TURN_MS - 1_000)
  expect(fetchStub).toHaveBeenCalledTimes(2)
})

test('no request is sent after a logout has started', async () => {
  await pass(100)
  repeatedRequests.set(false)
  await pass(5 * TURN_MS)
  setVisibility('hidden')
  setVisibility('visible')
  await pass(TURN_MS)
  expect(fetchStub).toHaveBeenCalledTimes(1)
  expect(shown.textContent).toBe('1250')
})

test('a hidden tab sends no requests, and sends one when it becomes visible', async () => {
  await pass(100)
  setVisibility('hidden')
  await pass(5 * TURN_MS)
  expect(fetchStub).toHaveBeenCalledTimes(1)
  setVisibility('visible')
  await pass(100)
  expect(fetchStub).toHaveBeenCalledTimes(2)
})

test('a failed request keeps the amount, and the next one follows', async () => {
  await pass(100)
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await pass(TURN_MS)
  expect(shown.textContent).toBe('1250')
  await pass(TURN_MS)
  expect(fetchStub).toHaveBeenCalledTimes(3)
})

test('an amount with the wrong format is not shown; the last valid one stays', async () => {
  await pass(100)
  fetchStub.mockImplementation(async () =>
    Response.json({ success: true, data: { balance: { amount: 'lots' } } }),
  )
  await pass(TURN_MS)
  expect(fetchStub).toHaveBeenCalledTimes(2)
  expect(shown.textContent).toBe('1250')
})
