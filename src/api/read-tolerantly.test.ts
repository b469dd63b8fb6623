import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { getBalance, getTransactions } from '#src/contract/billing.ts'
import { getServices } from '#src/contract/catalog.ts'
import { login } from '#src/contract/customer.ts'
import { Box } from '#src/contract/form-choices.ts'
import { Id, Moment } from '#src/contract/primitives.ts'
import { getProject } from '#src/contract/projects.ts'
import { getProjects, updateTitle } from '#src/contract/projects-list.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { expectedOf } from './deviations.ts'
import { readLoosely } from './loose-reader.ts'
import { convert } from './other-formats.ts'
import { request } from './request.ts'

const fetchStub = vi.fn<(url: string) => Promise<Response>>()

const answerWith = (data: unknown, more: object = {}) =>
  fetchStub.mockImplementation(async () => Response.json({ success: true, data, ...more }))

const project = (more: object = {}) => ({ id: 7, title: 'Sea', language: 1, status: 1, ...more })
const params = { slug: 'text-to-speech', id: 7 } as const
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

describe('values in other formats', () => {
  test.each([
    ['25', '25.00'],
    ['25.0000', '25.00'],
    [25.5, '25.50'],
    [12.3, '12.30'],
    ['1,234.50', '1234.50'],
    ['-3.1', '-3.10'],
  ])('a balance of %j is read as %s', async (amount, read) => {
    answerWith({ balance: { amount } })
    expect((await request(getBalance, {})).balance.amount).toBe(read)
  })

  test.each(['25.005', 25.005, '25,500', '', 'many', null])(
    'a balance of %j is refused, never rounded or zero',
    async (amount) => {
      answerWith({ balance: { amount } })
      const { kind, unread } = await failure(request(getBalance, {}))
      expect(kind).toBe('contract')
      expect(unread[0]).toMatch(/^balance\.amount: wanted money, is (?:a text|a number|null|missing)$/)
    },
  )

  test.each([
    ['2026-11-21 08:30:00', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21T12:30:00+04:00', '2026-11-21T08:30:00.000Z'],
    ['21.11.2026 08:30', '2026-11-21T08:30:00.000Z'],
    [1_795_249_800, '2026-11-21T08:30:00.000Z'],
    ['1795249800000', '2026-11-21T08:30:00.000Z'],
    ['yesterday', undefined],
    ['0000-00-00 00:00:00', undefined],
    ['2026-11-21 08:30:00 +99:00', undefined],
    ['', undefined],
    [0, undefined],
  ])('a time of %s is read as %s', async (updated_at, read) => {
    answerWith({ projects: [project({ updated_at })] })
    expect((await listed())[0]?.updated_at).toBe(read)
  })

  test('ids and statuses sent as texts become numbers, and progress is rounded', async () => {
    answerWith({ projects: [project({ id: '7', language: '1', status: '2', progress: 33.3 })] })
    expect((await listed())[0]).toMatchObject({ id: 7, language: 1, status: 2, progress: 33 })
  })
})

const asked = { params: {}, query: {}, body: {}, titleOf: String }

test('numbers in a box or a record, sent as texts, are read, and so is an empty record sent as a list', () => {
  const schema = z.object({ box: Box, ids: z.record(z.string(), Id), none: z.record(z.string(), Id) })
  const data = { box: ['0.1', '0.2', 0.3, '0.4'], ids: { Leyla: '7', Rauf: 8 }, none: [] }
  const read = readLoosely(schema, data, { asked, derivationsOf: () => ({}), convert })
  expect(read.data).toEqual({ box: [0.1, 0.2, 0.3, 0.4], ids: { Leyla: 7, Rauf: 8 }, none: {} })
})

test('a block without a voice of its own has none, also in a response that deviates elsewhere', () => {
  const schema = z.object({ voice_id: z.nullable(Id), count: z.number() })
  const data = { voice_id: null, count: '7' }
  const read = readLoosely(schema, data, { asked, derivationsOf: () => ({}), convert })
  expect(read.data).toEqual({ voice_id: null, count: 7 })
})

test('the report for a developer names the expected kind of value, also of a moment', () => {
  expect([Id, Moment, z.optional(Moment)].map(expectedOf)).toEqual(['a number', 'a moment', 'a moment'])
})

describe('values that a server omits', () => {
  test('are unknown, and never zero, empty or 1970', async () => {
    answerWith({ project: project({ body: { blocks: [{ id: 1, project_id: 7, generated: [] }] } }) })
    const { project: read } = await request(getProject, { params })
    expect(read).toMatchObject({ slug: 'text-to-speech', progress: 0 })
    for (const field of ['price', 'version', 'created_at', 'updated_at', 'characters'] as const)
      expect(read[field]).toBeUndefined()
    expect(read.body.blocks[0]).toMatchObject({ is_text_unknown: true, generated: { status: 'none' } })
  })

  test('are unknown too if they are sent as empty texts, which is reported as no loss', async () => {
    const faults = vi.fn()
    vi.stubGlobal('ErrorEvent', class extends Event {})
    vi.stubGlobal('dispatchEvent', faults)
    answerWith({ projects: [project({ price: '', updated_at: '', version: '', eta_seconds: '' })] })
    const [read] = await listed()
    for (const field of ['price', 'updated_at', 'version', 'eta_seconds'] as const)
      expect(read?.[field]).toBeUndefined()
    expect(faults).not.toHaveBeenCalled()
  })

  test('an item with an unknown word stays in its list; a ninth service is listed after the eight known ones', async () => {
    answerWith({ projects: [project({ status: 7 }), project({ id: 8 })] })
    expect(await listed()).toMatchObject([{ id: 7 }, { id: 8, status: 1 }])
    answerWith({
      services: [
        { slug: 'cloning', projects: [] },
        { slug: 'video-calls', projects: [] },
      ],
    })
    const { services, unknown_titles } = await request(getServices, {})
    expect(unknown_titles).toEqual(['video calls'])
    expect(services.map(({ slug, title }) => [slug, title])).toEqual([['cloning', 'Voice cloning']])
  })

  test('an unreadable item is left out of its list and reported without its value', async () => {
    answerWith({ projects: [project(), project({ id: 'secret of Leyla' })] })
    expect((await listed()).map(({ id }) => id)).toEqual([7])
    const said = vi.mocked(console.info).mock.calls.flat().join('\n')
    expect(said).toContain('projects[]: wanted an object, is an object')
    expect(said).not.toContain('Leyla')
  })

  test('a list without a readable item is not an empty list', async () => {
    answerWith({ projects: [{ id: 7, title: 'Sea' }, []] })
    const { kind, unread } = await failure(listed())
    expect([kind, unread.at(-1)]).toEqual(['contract', 'projects: wanted a list, is one that cannot be read'])
  })

  test('an unreadable block is never left out, since the next save would delete it', async () => {
    answerWith({ project: project({ body: { blocks: [{ id: 1 }, { id: 'x' }] } }) })
    expect((await failure(request(getProject, { params }))).kind).toBe('contract')
  })

  test('two customers without ids in one browser have separate drafts', async () => {
    answerWith({ access_token: 'a', customer: { name: 'Leyla' } })
    const idOf = async (email: string) =>
      (await request(login, { body: { email, password: 'x' } })).customer.id
    const leyla = await idOf('leyla@avaz.example')
    expect(await idOf('Leyla@avaz.example')).toBe(leyla)
    expect(await idOf('rauf@avaz.example')).not.toBe(leyla)
  })

  test('after a change whose response has no data, the project is fetched', async () => {
    fetchStub.mockImplementation(async (url) =>
      Response.json({
        success: true,
        ...(url.endsWith('/text-to-speech/7') && {
          data: { project: project({ title: 'Lake', body: { blocks: [] } }) },
        }),
      }),
    )
    const answer = await request(updateTitle, { params, body: { title: 'Lake' } })
    expect(answer.project.title).toBe('Lake')
  })
})

describe('missing values', () => {
  test('projects on the home page belong to the service that lists them', async () => {
    answerWith({
      services: [{ slug: 'cloning', projects: [{ id: 7, title: 'Sea', language: 1, status: 1 }] }],
    })
    const { services } = await request(getServices, {})
    expect(services[0]?.projects).toMatchObject([{ id: 7, slug: 'cloning' }])
  })

  test('limits that a server leaves out are replaced by the limits of the app', async () => {
    answerWith({ services: [{ slug: 'audio-book', limits: { max_chars: null, max_file_mb: '70' } }] })
    const { services } = await request(getServices, {})
    expect(services[0]?.limits).toMatchObject({ max_chars: 3000, max_file_mb: 70 })
    expect(services[0]?.limits.extensions).toContain('epub')
  })
})

describe('lists that a server sends in pages', () => {
  const pages = (last: number, pageOf = (page: number) => page) =>
    fetchStub.mockImplementation(async (url) => {
      const page = Number(new URL(url, 'http://a').searchParams.get('page') ?? 1)
      const data = [project({ id: pageOf(page) })]
      return Response.json({
        success: true,
        data: { projects: { current_page: page, last_page: last, data } },
      })
    })

  test('are read to their end', async () => {
    pages(3)
    expect((await listed()).map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('a pagination that repeats pages ends in a clear error', async () => {
    pages(1_000_000, (page) => page % 2)
    const { kind, unread } = await failure(listed())
    expect([kind, fetchStub.mock.calls.length]).toEqual(['contract', 3])
    expect(unread).toEqual(['page 3 of projects is no further page'])
  })

  test('a page of transactions in another format is one page', async () => {
    const data = [{ id: 1, amount: '-3.00', status: 'paid' }]
    answerWith(data, { meta: { current_page: 2, last_page: 4 } })
    const { items } = await request(getTransactions, { query: { page: 2 } })
    expect(items).toMatchObject([{ id: 1, number: '1', amount: '-3.00' }])
  })

  test.each([
    [
      'next to the data',
      { meta: { current_page: 2, last_page: 4, per_page: 1, total: 4 }, links: { next: '/?page=3' } },
    ],
    ['under another name', { pagination: { page: '2', total_pages: '4', per_page: '1', total: '4' } }],
    ['of a framework', { meta: { pagination: { current_page: 2, total_pages: 4, per_page: 1, total: 4 } } }],
  ])('the number of pages of transactions is read %s', async (_, more) => {
    answerWith([{ id: 1, amount: '-3.00', status: 'paid' }], more)
    const read = await request(getTransactions, { query: { page: 2 } })
    expect(read).toMatchObject({ current_page: 2, last_page: 4, per_page: 1, total: 4 })
  })

  test('no page of a list is lost because its first page alone fulfils the contract', async () => {
    const rows = (page: number) => [{ ...project({ id: page }), slug: 'text-to-speech', progress: 0 }]
    fetchStub.mockImplementation(async (url) => {
      const page = Number(new URL(url, 'http://a').searchParams.get('page') ?? 1)
      const meta = { current_page: page, last_page: 3 }
      return Response.json({ success: true, data: { projects: rows(page) }, meta })
    })
    expect((await listed()).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})
