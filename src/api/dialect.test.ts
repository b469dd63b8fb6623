import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getTransactions } from '#src/contract/billing.ts'
import { updateBlock } from '#src/contract/blocks.ts'
import { getProfile, login } from '#src/contract/customer.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { type Dialect, dialect } from './dialect.ts'
import { request } from './request.ts'

const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

const customerOf = (answer: unknown) => {
  const { full_name, ...customer } = Object(answer)
  return { ...customer, name: full_name }
}

/** The worked examples of `docs/backend.md`. */
const examples: Dialect = {
  login: { fromAnswer: ({ data }) => ({ ...Object(data), customer: customerOf(Object(data).customer) }) },
  getProfile: { fromAnswer: ({ data }) => ({ customer: customerOf(data) }) },
  updateBlock: {
    path: '/projects/{projectId}/blocks/{blockId}',
    toRequest: ({ body, ...call }) => {
      const { text: content, ...rest } = { text: undefined, ...body }
      return { ...call, body: { ...rest, content } }
    },
  },
  getTransactions: { fromAnswer: ({ data, meta }) => ({ items: data, ...Object(meta) }) },
}

beforeEach(async () => {
  await startI18n('en')
  vi.stubGlobal('fetch', fetchStub)
  vi.stubGlobal('document', { cookie: 'auth.token=abc', addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  Object.assign(dialect, examples)
})
afterEach(() => {
  for (const name of Object.keys(examples)) Reflect.deleteProperty(dialect, name)
  fetchStub.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answerWith = (body: object) =>
  fetchStub.mockImplementation(async () => Response.json({ success: true, ...body }))

test('fields of a customer under names of another backend are read', async () => {
  answerWith({ data: { id: 5, full_name: 'Leyla' } })
  expect((await request(getProfile, {})).customer).toMatchObject({ id: 5, name: 'Leyla' })
  answerWith({ data: { access_token: 'abc', customer: { id: 5, full_name: 'Leyla' } } })
  const body = { email: 'leyla@avaz.example', password: 'sozun-sesi-1' }
  expect((await request(login, { body })).customer).toMatchObject({ id: 5, name: 'Leyla' })
})

test('a change is sent to the backend’s path with its field names', async () => {
  const block = { id: 9, project_id: 7, text: 'Salam', generated: { audio_url: null } }
  answerWith({ data: { block, project: { id: 7, title: 'Sea', language: 1, status: 1 } } })
  const params = { slug: 'text-to-speech', projectId: 7, blockId: 9 } as const
  await request(updateBlock, { params, query: {}, body: { text: 'Salam' } })
  const [url, init] = fetchStub.mock.calls[0] ?? []
  expect([url, init?.body]).toEqual(['/api/projects/7/blocks/9', '{"content":"Salam"}'])
})

test('pages in the backend’s format become pages of the app', async () => {
  const meta = { current_page: 2, last_page: 4, per_page: 1, total: 4 }
  answerWith({ data: [{ id: 1, amount: '-3.00', status: 'paid' }], links: {}, meta })
  expect(await request(getTransactions, { query: { page: 2 } })).toMatchObject({
    ...meta,
    items: [{ id: 1 }],
  })
})
