import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { FailureEnvelope } from '#src/contract/envelope.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'

const declared: readonly AnyEndpoint[] = Object.values(endpoints)
const slugOf = (name: string) => (name === 'getCode' ? 'website-reader' : 'text-to-speech')

let fetch: typeof globalThis.fetch
let token = ''
let projectIds: Readonly<Record<string, number>> = {}

/** Required query parameters of calls. */
const QUERIES: Readonly<Record<string, string>> = { checkPromoCode: '?code=AVAZ10' }

/** Path of a call with values that exist in the world of the demo accounts. */
function pathOf({ name, path }: AnyEndpoint): string {
  const filled = path
    .replace('{slug}', slugOf(name))
    .replace(/\{(?:id|projectId)\}/, String(projectIds[slugOf(name)] ?? 0))
    .replace('{blockId}', '1')
  return `${filled}${QUERIES[name] ?? ''}`
}

/** A successful response with the call's own `data`. */
const successEnvelope = <Data extends AnyEndpoint['data']>(data: Data) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) })

const call = (endpoint: AnyEndpoint, authorization = `Bearer ${token}`) =>
  fetch(`/api${pathOf(endpoint)}`, {
    method: endpoint.method,
    headers: { authorization, 'accept-language': 'en' },
  })

beforeAll(async () => {
  const { world, fetch: fetchFromWorld } = await testWorld()
  fetch = fetchFromWorld
  const { email, password } = demoAccounts.leyla
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const login = await fetch('/api/customer/login', { method: 'POST', headers, body })
  token = z.parse(successEnvelope(endpoints.login.data), await login.json()).data.access_token
  const { id: customer_id } = demoAccounts.leyla
  const idOf = (slug: ServiceSlug) => world.db.projects.first({ customer_id, slug })?.id ?? 0
  projectIds = {
    'text-to-speech': idOf('text-to-speech'),
    'website-reader': idOf('website-reader'),
  }
})

test.each(declared.filter(({ method, name }) => method === 'GET' && name !== 'logout'))(
  'the response of $name follows the contract',
  async (endpoint) => {
    const response = await call(endpoint)
    expect(response.status).toBe(200)
    expect(z.safeParse(successEnvelope(endpoint.data), await response.json()).error).toBeUndefined()
  },
)

test.each(declared.filter(({ access }) => access === 'customer'))(
  '$name asks a guest to log in',
  async (endpoint) => {
    const response = await call(endpoint, '')
    expect(response.status).toBe(401)
    expect(z.safeParse(FailureEnvelope, await response.json()).error).toBeUndefined()
  },
)

test.each(declared.filter(({ bodyType, access }) => bodyType !== 'none' && access === 'guest'))(
  '$name refuses an empty body with an error of the contract',
  async (endpoint) => {
    const response = await call(endpoint)
    expect(response.status).toBe(422)
    expect(z.safeParse(FailureEnvelope, await response.json()).error).toBeUndefined()
  },
)

test('literal segments of a path take precedence over parameters', async () => {
  const isList = await (await call(endpoints.getProjects)).json()
  const isFormats = await (await call(endpoints.getFormats)).json()
  expect([Object.keys(isList.data), Object.keys(isFormats.data)]).toEqual([['projects'], ['formats']])
})

test.each(['/api/services/text-to-speech/twelve', '/api/services/unheard-of/get-projects'])(
  'the address %s is not found',
  async (address) => {
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(404)
  },
)

test('an unknown address returns 501 in the product’s envelope', async () => {
  const response = await fetch('/api/unheard-of', { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(501)
  expect(z.safeParse(FailureEnvelope, await response.json()).error).toBeUndefined()
})
