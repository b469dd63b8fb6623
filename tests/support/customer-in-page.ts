import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { fetchFrom } from '#mocks/runtime/fetch-from.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'

/** Engines of a page, but with canned words, because recognising English takes a minute of processor time. */
const engines = { ...createBrowserEngines(), hearing: undefined }

interface Answer<Data> {
  status: number
  data: Data
  message?: string
  errors?: Record<string, string[]>
}

function bodyOf(fields: Readonly<Record<string, unknown>>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    body.append(name, value instanceof Blob ? value : JSON.stringify(value))
  return body
}

/** Leyla's client in a page, in a world of its own whose engines decode as the sandbox does. */
export async function leylaInPage() {
  const world = await scenarioWorld('main', engines, { clock: frozenClock(Date.UTC(2026, 10, 21)) })
  const fetch = fetchFrom(world)
  const headers = new Headers({ 'accept-language': 'en' })
  async function call<Data>(method: string, path: string, body?: FormData | object): Promise<Answer<Data>> {
    const isForm = body instanceof FormData
    const own = new Headers(headers)
    if (body && !isForm) own.set('content-type', 'application/json')
    const sent = body && { body: isForm ? body : JSON.stringify(body) }
    const response = await fetch(`/api${path}`, { method, headers: own, ...sent })
    return { status: response.status, ...(await response.json()) }
  }
  const { email, password } = demoAccounts.leyla
  const login = await call<{ access_token: string }>('POST', '/customer/login', { email, password })
  headers.set('authorization', `Bearer ${login.data.access_token}`)
  return {
    world,
    call,
    send: <Data>(path: string, fields: Readonly<Record<string, unknown>>) =>
      call<Data>('POST', path, bodyOf(fields)),
    file: async (url: string): Promise<Blob> => (await fetch(url)).blob(),
  }
}

export type CustomerHere = Awaited<ReturnType<typeof leylaInPage>>
