import * as z from 'zod/mini'
import type { Engines } from '#mocks/engines/engines.ts'
import { nodeEngines, testWorld } from '#mocks/runtime/node.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { type DemoAccount, demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { World } from '#mocks/world.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { readOnce } from '#tests/support/read-once.ts'
import { createRecordedPageEngine } from '#tests/support/readings/recorded-recogniser.ts'

export interface Answered<Data> {
  status: number
  /** Value of the `Retry-After` header in seconds. */
  retryAfterS?: number
  success: boolean
  data: Data
  message?: string
  error?: { code: string; message: string }
  errors?: Record<string, string[]>
}

export interface CustomerClient {
  world: World
  fetch: typeof globalThis.fetch
  locale: LocaleCode
  token: string | undefined
  call<Data>(method: string, path: string, body?: unknown): Promise<Answered<Data>>
  get<Data>(path: string): Promise<Data>
  post<Data>(path: string, body?: unknown): Promise<Data>
  put<Data>(path: string, body?: unknown): Promise<Data>
}

const Envelope = z.looseObject({ success: z.boolean() })

/** A guest of a world; `logIn` turns the guest into a customer. */
export function guestOf({ world, fetch }: { world: World; fetch: typeof globalThis.fetch }): CustomerClient {
  const must = async <Data>(method: string, path: string, body?: unknown) => {
    const answer = await client.call<Data>(method, path, body)
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.message}`)
    return answer.data
  }
  const client: CustomerClient = {
    world,
    fetch,
    locale: 'az',
    token: undefined,
    async call<Data>(method: string, path: string, body?: unknown) {
      const headers = new Headers({ 'accept-language': client.locale, 'content-type': 'application/json' })
      if (client.token) headers.set('authorization', `Bearer ${client.token}`)
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const response = await fetch(`/api${path}`, init)
      const wait = response.headers.get('retry-after')
      const told = { status: response.status, ...(wait !== null && { retryAfterS: Number(wait) }) }
      return { ...told, ...Envelope.parse(await response.json()) } as Answered<Data>
    },
    get: (path) => must('GET', path),
    post: (path, body = {}) => must('POST', path, body),
    put: (path, body = {}) => must('PUT', path, body),
  }
  return client
}

const engines = { ...nodeEngines, pages: readOnce(createRecordedPageEngine()) }

export async function customerIn(
  scenario: ScenarioName = 'main',
  { email, password }: DemoAccount = demoAccounts.leyla,
  own: Partial<Engines> = {},
): Promise<CustomerClient> {
  const client = guestOf(await testWorld(scenario, undefined, { ...engines, ...own }))
  const { access_token } = await client.post<{ access_token: string }>('/customer/login', { email, password })
  client.token = access_token
  return client
}
