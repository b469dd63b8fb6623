import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCaptchaMode } from '#mocks/features/account/captcha-mode.ts'
import { nodeEngines, testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { ApiError } from '#src/api/api-error.ts'
import { type request, requestAnswer } from '#src/api/request.ts'
import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

interface Outcome {
  readonly name: string
  readonly failure?: string
}

/** Speech is a hum here, because only the responses matter. */
const engines = {
  ...nodeEngines,
  ...quickEngines(),
  pages: nodeEngines.pages,
  books: nodeEngines.books,
  media: nodeEngines.media,
}

const profiles = ['specified-backend', 'framework-backend', 'framework-habits'] as const

/** Makes every call of the contract with the app's own client, in an order that gives each one data to work on. */
async function callAll(scenario: (typeof profiles)[number]): Promise<readonly Outcome[]> {
  const { world, fetch } = await testWorld(scenario, undefined, engines)
  await world.write((tx) => setCaptchaMode(tx, 'off'))
  vi.stubGlobal('fetch', fetch)
  const page = { cookie: '', addEventListener: () => undefined }
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => undefined)
  const outcomes: Outcome[] = []
  async function make<E extends AnyEndpoint>(endpoint: E, input: Parameters<typeof request<E>>[1]) {
    try {
      const { data } = await requestAnswer(endpoint, input)
      outcomes.push({ name: endpoint.name })
      return data
    } catch (error) {
      const failure =
        error instanceof ApiError ? `${error.kind} ${error.status} ${error.message}` : String(error)
      outcomes.push({ name: endpoint.name, failure })
      return undefined
    }
  }
  const { email, password } = demoAccounts.leyla
  await make(endpoints.register, {
    body: { name: 'Aydan', email: 'aydan@avaz.example', password: 'sirli-soz-7' },
  })
  await make(endpoints.forgotPassword, { body: { email } })
  world.clock.advance(61_000)
  await make(endpoints.verifyEmail, { body: { email: 'aydan@avaz.example' } })
  const login = await make(endpoints.login, { body: { email, password } })
  page.cookie = `auth.token=${login?.access_token}`
  await make(endpoints.getProfile, {})
  await make(endpoints.updateProfile, { body: { name: 'Leyla' } })
  const image = new File([Uint8Array.from(PIXEL)], 'me.png', { type: 'image/png' })
  await make(endpoints.updateImage, { body: { image } })
  await make(endpoints.getBalance, {})
  await make(endpoints.getTransactions, { query: { page: 1, per_page: 5 } })
  await make(endpoints.deposit, { body: { amount: '10.00' } })
  await make(endpoints.checkPromoCode, { query: { code: 'AVAZ10' } })
  const voices = await make(endpoints.getVoices, { query: {} })
  await make(endpoints.toggleFavorite, { body: { voice_id: voices?.voices[0]?.id ?? 1 } })
  await make(endpoints.getLanguages, {})
  await make(endpoints.getServices, {})
  const slug = 'text-to-speech'
  const inService = { params: { slug } } as const
  await make(endpoints.getService, inService)
  await make(endpoints.getFormats, inService)
  const begun = await make(endpoints.initProject, {
    ...inService,
    query: {},
    body: { title: 'Of other backends', language: 1, voice_id: 1 },
  })
  const list = await make(endpoints.getProjects, inService)
  const isListed = list?.projects.some(({ title }) => title === 'Of other backends')
  if (!isListed) outcomes.push({ name: 'getProjects', failure: 'the new project is not in the list' })
  const id = begun?.project.id ?? 0
  const params = { slug, id } as const
  const block = await make(endpoints.addBlock, {
    ...inService,
    query: { project_id: id },
    body: { text: 'Salam.' },
  })
  await make(endpoints.addBlock, { ...inService, query: { project_id: id }, body: { text: 'Necəsən?' } })
  outcomes.pop()
  await make(endpoints.getProject, { params })
  await make(endpoints.updateTitle, { params, body: { title: 'Renamed' } })
  await make(endpoints.saveProject, { params, body: { language: 1 } })
  await make(endpoints.updateSettings, { ...(await readerProject()), body: {} })
  const ofBlock = { params: { slug, projectId: id, blockId: block?.id ?? 0 } } as const
  await make(endpoints.updateBlock, { ...ofBlock, query: {}, body: { text: 'Salam, dünya.' } })
  const copy = await make(endpoints.duplicateBlock, { ...ofBlock, query: {} })
  await make(endpoints.sortBlocks, { params, body: { block_ids: [copy?.block.id ?? 0] } })
  await make(endpoints.deleteBlock, {
    params: { ...ofBlock.params, blockId: copy?.block.id ?? 0 },
    query: {},
  })
  await make(endpoints.generate, { params, body: { scope: 'all' } })
  await make(endpoints.getResponse, { params, query: {} })
  await world.idle()
  await make(endpoints.exportProject, { params, query: {}, body: { format: 'mp3', layout: 'single' } })
  await make(endpoints.payProject, await quotedProject())
  await make(endpoints.getCode, await readerProject())
  await make(endpoints.deleteProject, { params })
  await make(endpoints.logout, {})
  const link = world.db.outbox.first({ kind: 'reset' })?.link ?? ''
  await make(endpoints.resetPassword, {
    body: { id: link.split('/').at(-1) ?? '', password: 'yeni-soz-99' },
  })
  return outcomes

  async function quotedProject() {
    const { id: customer_id } = demoAccounts.leyla
    const quoted = world.db.projects.first({ customer_id, status: 6 })
    return { params: { slug: quoted?.slug ?? 'cloning', id: quoted?.id ?? 0 } }
  }
  async function readerProject() {
    const { id: customer_id } = demoAccounts.leyla
    const reader = world.db.projects.first({ customer_id, slug: 'website-reader' })
    return { params: { slug: 'website-reader', id: reader?.id ?? 0 } } as const
  }
}

/** A picture of one pixel. */
const PIXEL = atob(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)
  .split('')
  .map((sign) => sign.charCodeAt(0))

beforeEach(async () => {
  await startI18n('en')
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the app reads the responses of other backends', () => {
  test.each(profiles)('to all calls of %s', async (scenario) => {
    const outcomes = await callAll(scenario)
    expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([])
    expect(new Set(outcomes.map(({ name }) => name)).size).toBe(Object.keys(endpoints).length)
  })
})
