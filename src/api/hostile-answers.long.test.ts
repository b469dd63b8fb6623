import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getBalance } from '#src/contract/billing.ts'
import { getProjects } from '#src/contract/projects-list.ts'
import { getVoices } from '#src/contract/voices.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { request } from './request.ts'

const fetchStub = vi.fn<(url: string) => Promise<Response>>()

const answerWith = (data: unknown, more: object = {}) =>
  fetchStub.mockImplementation(async () => Response.json({ success: true, data, ...more }))

const listed = async () => (await request(getProjects, { params: { slug: 'text-to-speech' } })).projects

async function failure(promise: Promise<unknown>) {
  const error = await promise.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${error}`)
  return error
}

beforeEach(async () => {
  await startI18n('en')
  vi.stubGlobal('fetch', fetchStub)
  vi.stubGlobal('document', { cookie: 'auth.token=abc', addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  fetchStub.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('hostile responses end in a clear error', () => {
  test('a list of a million items', async () => {
    answerWith({ voices: Array.from({ length: 1_000_000 }, () => 1) })
    expect((await failure(request(getVoices, { query: {} }))).kind).toBe('contract')
  })

  test('fifty megabytes of text', async () => {
    answerWith({ balance: { amount: 'x'.repeat(50_000_000) } })
    const { kind, message } = await failure(request(getBalance, {}))
    expect([kind, message.length < 300]).toEqual(['contract', true])
  })

  test('ten thousand levels of nesting', async () => {
    const deep = `${'{"projects":['.repeat(10_000)}${']}'.repeat(10_000)}`
    fetchStub.mockImplementation(async () => new Response(`{"success":true,"data":${deep}}`))
    expect((await failure(listed())).kind).toBe('contract')
  })

  test('names of prototypes have no effect', async () => {
    const text =
      '{"success":true,"data":{"__proto__":{"polluted":1},"projects":[{"id":"7","title":"Sea","language":1,"status":1,"__proto__":{"polluted":1},"constructor":{"a":1}}]}}'
    fetchStub.mockImplementation(async () => new Response(text))
    const [read] = await listed()
    expect(Object.keys(read ?? {})).not.toContain('__proto__')
    expect(read).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })
})
