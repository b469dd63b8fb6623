import { expect, test } from 'vitest'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'

const CODE = ['website-reader', 'chat-bot']
const ORDERED = ['cloning', 'dubbing']
const WITHOUT_SETTINGS = ['text-to-speech']

const ofServices: readonly AnyEndpoint[] = Object.values(endpoints).filter(({ path }) =>
  path.includes('{slug}'),
)
const isRemoval = ({ method }: AnyEndpoint) => Number(method === 'DELETE')

test.each(ServiceSlug.options)('every call answers for %s by its rules', async (slug) => {
  const client = await customerIn()
  const project = client.world.db.projects.first({ customer_id: demoAccounts.leyla.id, slug })
  const block = client.world.db.outlines.get(project?.id ?? 0)?.block_ids[0]
  // What removes is last.
  for (const { name, method, path } of ofServices.toSorted((a, b) => isRemoval(a) - isRemoval(b))) {
    const address = path
      .replace('{slug}', slug)
      .replace(/\{(?:id|projectId)\}/, String(project?.id))
      .replace('{blockId}', String(block))
    const { status, message } = await client.call(method, address, method === 'GET' ? undefined : {})
    expect([name, status < 500]).toEqual([name, true])
    if (status >= 400) expect([name, message]).toEqual([name, expect.stringMatching(/\p{L}{3}/u)])
    if (name === 'getCode') expect(status).toBe(CODE.includes(slug) ? 200 : 409)
    if (name === 'payProject' && !ORDERED.includes(slug))
      expect([status, message]).toEqual([409, expect.stringContaining('sifariş')])
    if (name === 'updateSettings' && WITHOUT_SETTINGS.includes(slug)) expect(status).toBe(409)
  }
})
