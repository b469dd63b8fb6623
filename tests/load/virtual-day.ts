import { gzipSync } from 'node:zlib'
import { environmentManager } from '@tanstack/react-query'
import { vi } from 'vitest'
import { setPace } from '#mocks/features/runs/pace.ts'
import { nodeEngines } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Shorter than the pause after which an editor saves. */
const STEP_MS = 500
const FINISHED_MS = 3_600_000
const FAKED_GLOBALS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const

interface Traffic {
  calls: number
  bytes: number
  gzipped: number
}

const labelOf = (method: string, url: string) =>
  `${method} ${new URL(url, 'https://avaz.example').pathname.replace('/api', '').replace(/\d+/g, '{id}')}`

/** A customer in a world whose time passes only when `pass` is called, with a count of the app's calls. */
export async function virtualDay() {
  vi.useRealTimers()
  const customer: CustomerClient = await customerIn('main', demoAccounts.leyla, {
    ...nodeEngines,
    speech: quickEngines().speech,
  })
  // Projects that run in the scenario are not this customer's day.
  customer.world.clock.advance(FINISHED_MS)
  await customer.world.idle()
  await customer.world.write((tx) => setPace(tx, 3_000))
  vi.useFakeTimers({ toFake: [...FAKED_GLOBALS], now: customer.world.clock.now() })
  // Without a window TanStack Query assumes a server, where it does not poll.
  environmentManager.setIsServer(() => false)
  const traffic = new Map<string, Traffic>()
  let inFlight = 0
  const page = { cookie: `auth.token=${customer.token}`, hidden: false, visibilityState: 'visible' }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    inFlight += 1
    try {
      const response = await customer.fetch(input, init)
      const body = new Uint8Array(await response.clone().arrayBuffer())
      const label = labelOf(init?.method ?? 'GET', String(input))
      const before = traffic.get(label) ?? { calls: 0, bytes: 0, gzipped: 0 }
      traffic.set(label, {
        calls: before.calls + 1,
        bytes: before.bytes + body.length,
        gzipped: before.gzipped + gzipSync(body).length,
      })
      return response
    } finally {
      inFlight -= 1
    }
  })
  async function settle() {
    do await new Promise(setImmediate)
    while (inFlight > 0)
  }
  return {
    customer,
    traffic,
    /** @param each called with every second and half of one */
    async pass(seconds: number, each: (second: number) => unknown = () => undefined) {
      for (let second = 0; second < seconds; second += STEP_MS / 1_000) {
        await each(second)
        customer.world.clock.advance(STEP_MS)
        await vi.advanceTimersByTimeAsync(STEP_MS)
        await settle()
      }
    },
  }
}

export type VirtualDay = Awaited<ReturnType<typeof virtualDay>>

export function endDay() {
  environmentManager.setIsServer(() => true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
}
