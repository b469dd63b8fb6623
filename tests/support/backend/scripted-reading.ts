import type { Engines } from '#mocks/engines/engines.ts'
import type { PageEngine, ReadPage } from '#mocks/engines/pages/page-engine.ts'
import { createMemoryStore, memoryContents } from '#mocks/kernel/store/memory-store.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { fetchFrom } from '#mocks/runtime/fetch-from.ts'
import { nodeEngines } from '#mocks/runtime/node.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import { TEST_MOMENT } from '#mocks/runtime/test-moment.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { type CustomerClient, guestOf } from './customer-client.ts'

export type ReadPages = PageEngine['read']

/** A page with one line. */
export const pageWithText = (text: string): ReadPage => ({
  lines: [{ text, box: [0.1, 0.1, 0.5, 0.1], confidence: 1, paragraph: 0, words: [] }],
  languages: ['en'],
  rotation: 0,
})

/** A customer of a sandbox with these engines, whose stored data outlives it in `contents`. */
export async function customerOf(
  own: Partial<Engines>,
  contents = memoryContents(),
): Promise<CustomerClient> {
  const world = await scenarioWorld(
    'main',
    { ...nodeEngines, ...own },
    { clock: frozenClock(TEST_MOMENT), store: createMemoryStore(contents) },
  )
  const client = guestOf({ world, fetch: fetchFrom(world) })
  await logIn(client)
  return client
}

/** A customer of a sandbox that reads pages as the test decides. */
export const customerWith = (read: ReadPages, contents = memoryContents()) =>
  customerOf({ pages: { ...nodeEngines.pages, read } }, contents)

export async function logIn(client: CustomerClient) {
  const { email, password } = demoAccounts.leyla
  client.token = (
    await client.post<{ access_token: string }>('/customer/login', { email, password })
  ).access_token
}
