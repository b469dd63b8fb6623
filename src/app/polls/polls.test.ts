import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { polledBalance } from '#src/features/billing/balance/use-balance.ts'
import { pauseUnseenPolls } from './pause-unseen-polls.ts'
import { sharePolls } from './share-polls.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  // Without a window TanStack Query assumes a server, where it does not poll.
  environmentManager.setIsServer(() => false)
})

afterEach(() => {
  focusManager.setEventListener(() => undefined)
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ask = vi.fn<() => Promise<number>>()

beforeEach(() => void ask.mockReset().mockResolvedValue(1_000))

function openTab() {
  const client = new QueryClient()
  client.mount()
  const stop = new QueryObserver(client, { ...polledBalance(), queryFn: ask }).subscribe(() => undefined)
  return { client, stop }
}

/** Calls within a time. */
async function callsIn(ms: number) {
  ask.mockClear()
  await vi.advanceTimersByTimeAsync(ms)
  return ask.mock.calls.length
}

test('a tab that is hidden or offline asks nothing, and asks once when it is seen or online again', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const browser = { onLine: true }
  const window = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  pauseUnseenPolls()
  const { stop } = openTab()
  expect(await callsIn(MINUTE_MS)).toBe(6)
  const show = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const connect = (onLine: boolean) => {
    browser.onLine = onLine
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }
  show('hidden')
  expect(await callsIn(60 * MINUTE_MS)).toBe(0)
  show('visible')
  expect(await callsIn(SECOND_MS)).toBe(1)
  connect(false)
  expect(await callsIn(60 * MINUTE_MS)).toBe(0)
  show('hidden')
  show('visible')
  expect(await callsIn(MINUTE_MS)).toBe(0)
  connect(true)
  expect(await callsIn(SECOND_MS)).toBe(1)
  stop()
})

/** Channels of one name, each of which delivers to all others. */
function createChannels() {
  const all = new Set<Pick<BroadcastChannel, 'postMessage' | 'onmessage'>>()
  return () => {
    const channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> = {
      onmessage: null,
      postMessage(data: unknown) {
        for (const other of all) {
          if (other !== channel) other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent)
        }
      },
    }
    all.add(channel)
    return channel
  }
}

test('five visible tabs ask as often as one, and all show the latest balance', async () => {
  const connect = createChannels()
  const tabs = Array.from({ length: 5 }, openTab)
  for (const { client } of tabs) sharePolls(client, connect(), () => '1 az')
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  ask.mockResolvedValue(900)
  expect(await callsIn(10 * MINUTE_MS)).toBeLessThanOrEqual(61)
  const { queryKey } = polledBalance()
  expect(tabs.map(({ client }) => client.getQueryData(queryKey))).toEqual(Array(5).fill(900))
  for (const { stop } of tabs) stop()
})

test('a tab takes no data of another customer or language, and none older than its own', async () => {
  const connect = createChannels()
  const { client, stop } = openTab()
  const { queryKey } = polledBalance()
  const channel = connect()
  const sender = connect()
  await vi.advanceTimersByTimeAsync(1)
  stop()
  sharePolls(client, channel, () => '1 az')
  client.setQueryData(queryKey, 500, { updatedAt: 10 })
  const answer = { reader: '1 az', hash: JSON.stringify(queryKey), data: 700, sentMs: 20, answeredMs: 30 }
  for (const wrong of [{ reader: '2 az' }, { reader: '1 ru' }, { sentMs: 5 }, { hash: '["other"]' }])
    sender.postMessage({ ...answer, ...wrong })
  expect(client.getQueryData(queryKey)).toBe(500)
  sender.postMessage(answer)
  expect(client.getQueryData(queryKey)).toBe(700)
})

test('only what the server has answered is sent to other tabs', async () => {
  const { client, stop } = openTab()
  const channel = { postMessage: vi.fn<(answer: unknown) => void>(), onmessage: null }
  sharePolls(client, channel, () => '1 az')
  await vi.advanceTimersByTimeAsync(1)
  expect(channel.postMessage).toHaveBeenCalledOnce()
  client.setQueryData(polledBalance().queryKey, 500)
  ask.mockRejectedValue(new Error('no answer'))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(channel.postMessage).toHaveBeenCalledOnce()
  stop()
})
