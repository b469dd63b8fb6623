import { describeActual, expectedOf, reportableDeviations } from '#src/api/deviations.ts'
import { translationOf } from '#src/api/dialect.ts'
import { type Deviation, readLoosely } from '#src/api/loose-reader.ts'
import { convert } from '#src/api/other-formats.ts'
import { asPage } from '#src/api/page-of.ts'
import { encodeBody } from '#src/api/request-body.ts'
import { serviceDerivationsOf } from '#src/api/service-derivations.ts'
import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'

type Json = Record<string, unknown>

export interface BackendOptions {
  /** Address of the API, with its path: `https://host/api`. */
  readonly base: string
  readonly email: string
  readonly password: string
  /** Creates, changes and removes a project; without it nothing on the server changes. */
  readonly isWriting: boolean
  readonly print: (line: string) => void
}

interface Input {
  readonly params?: Json
  readonly query?: Json
  readonly body?: Json
}

/** Longest part of a value that is shown. */
const MAX_SHOWN_LENGTH = 40

const OUTCOME_TEXTS = {
  read: 'read all the same',
  derived: 'derived by the app',
  unknown: 'recommended; without it the app shows less',
  'left-out': 'left out of its list',
  unreadable: 'CANNOT BE READ',
} as const

/** Formats a finding: `balance.amount: wanted money, is "25.0000" (read all the same)`. */
function lineOf({ path, schema, value, outcome }: Deviation) {
  const isShort = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  const found = isShort
    ? `is ${JSON.stringify(value).slice(0, MAX_SHOWN_LENGTH)}`
    : describeActual(value, expectedOf(schema))
  const isText = outcome === 'derived' && /\bblocks\[\]\.text$/.test(path)
  const effect = isText ? 'WITHOUT IT A BLOCK CANNOT BE CHANGED' : OUTCOME_TEXTS[outcome]
  return `${path || 'data'}: wanted ${expectedOf(schema)}, ${found} (${effect})`
}

/** A line for each field. */
const linesOf = (deviations: readonly Deviation[]) =>
  [...new Map(deviations.map((each) => [each.path, each])).values()].map(lineOf)

function urlOf(base: string, path: string, { params = {}, query = {} }: Input) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${base.replace(/\/$/, '')}${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** `data` of a call, in the contract's names; of a paged list, its page. @throws Error if the call is refused */
async function callBackend(base: string, token: string | undefined, endpoint: AnyEndpoint, input: Input) {
  const own = translationOf(endpoint.name)
  const sent = (own?.toRequest?.(input) ?? input) as Input
  const { headers, body } = encodeBody(endpoint.bodyType, sent.body)
  const response = await fetch(urlOf(base, own?.path ?? endpoint.path, sent), {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': 'en',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const envelope: Json = text === '' ? {} : Object(JSON.parse(text))
  if (!response.ok) throw new Error(`status ${response.status}: ${String(envelope.message ?? '')}`)
  const data = own?.fromAnswer ? own.fromAnswer(envelope) : envelope.data
  return endpoint.name === 'getTransactions' ? asPage({ ...envelope, data }, 1) : data
}

/** Calls that are never made here, and why. */
const SKIPPED_CALLS: Readonly<Partial<Record<keyof typeof endpoints, string>>> = {
  register: 'opens an account',
  verifyEmail: 'needs the code of a mail',
  forgotPassword: 'sends a mail',
  resetPassword: 'needs the link of a mail',
  updateImage: 'replaces the picture of the account; its multipart body is tried with a picture to be read',
  deposit: 'begins a payment',
  checkPromoCode: 'needs a code',
  generate: 'costs money',
  payProject: 'costs money',
  exportProject: 'needs what was paid for',
}

/** A picture of one point. */
const PICTURE_OF_ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Prints a line about what the calls together show, and counts it as unreadable. */
type ReportUnreadable = (line: string) => void

type CheckCall = (endpoint: AnyEndpoint, input?: Input) => Promise<Json | undefined>

interface ListedProjects {
  readonly projects?: readonly { readonly id: number; readonly title: string }[]
}

async function checkService(check: CheckCall, slug: string) {
  await check(endpoints.getService, { params: { slug } })
  await check(endpoints.getFormats, { params: { slug } })
  const { projects = [] } = ((await check(endpoints.getProjects, { params: { slug } })) ??
    {}) as ListedProjects
  const [first] = projects
  if (!first) return
  await check(endpoints.getProject, { params: { slug, id: first.id } })
  await check(endpoints.getResponse, { params: { slug, id: first.id } })
  if (slug === 'website-reader') await check(endpoints.getCode, { params: { slug, id: first.id } })
}

/** Sends a file, which travels as multipart. */
async function checkUpload(check: CheckCall) {
  const slug = 'detect-text'
  const picture = new File([Buffer.from(PICTURE_OF_ONE_PIXEL, 'base64')], 'contract-check.png', {
    type: 'image/png',
  })
  const title = `Contract check, upload ${new Date().toISOString()}`
  await check(endpoints.initProject, { params: { slug }, body: { title, files: [picture] } })
  const { projects = [] } = ((await check(endpoints.getProjects, { params: { slug } })) ??
    {}) as ListedProjects
  const made = projects.find((project) => project.title === title)
  if (made) await check(endpoints.deleteProject, { params: { slug, id: made.id } })
}

/** Writes what the account has already, and turns a favourite over and back. */
async function checkAccount(check: CheckCall, { name, voiceId }: { name: unknown; voiceId: unknown }) {
  if (typeof name === 'string') await check(endpoints.updateProfile, { body: { name } })
  if (typeof voiceId !== 'number') return
  for (const _ of ['over', 'back']) await check(endpoints.toggleFavorite, { body: { voice_id: voiceId } })
}

/** Saves a reader as it is, with nothing changed. */
async function checkSettings(check: CheckCall) {
  const slug = 'website-reader'
  const { projects = [] } = ((await check(endpoints.getProjects, { params: { slug } })) ??
    {}) as ListedProjects
  const [first] = projects
  if (first) await check(endpoints.updateSettings, { params: { slug, id: first.id }, body: {} })
}

interface ShownProject {
  readonly project?: {
    readonly body: { readonly blocks: readonly { id: number; text: string; is_text_unknown?: boolean }[] }
  }
}

/** Reads a block again, because a text that comes back under another name would be lost. */
async function checkText(
  check: CheckCall,
  fail: ReportUnreadable,
  { id, params, text }: { id: unknown; params: Json; text: string },
) {
  const { project } = ((await check(endpoints.getProject, { params })) ?? {}) as ShownProject
  const block = project?.body.blocks.find((each) => each.id === id)
  if (project && !block) return fail('the block that was added is not in the project')
  if (block && !block.is_text_unknown && block.text !== text)
    return fail('the text that was written is not the one in the project')
}

/** Creates, changes and removes a project. */
async function checkChanges(check: CheckCall, fail: ReportUnreadable) {
  const slug = 'text-to-speech'
  const title = `Contract check ${new Date().toISOString()}`
  await check(endpoints.initProject, { params: { slug }, body: { title } })
  const { projects = [] } = ((await check(endpoints.getProjects, { params: { slug } })) ??
    {}) as ListedProjects
  const made = projects.find((project) => project.title === title)
  if (!made) return fail('the project that was made is not in the list')
  const params = { slug, id: made.id }
  await check(endpoints.updateTitle, { params, body: { title: `${title}, renamed` } })
  await check(endpoints.saveProject, { params, body: {} })
  const query = { project_id: made.id, sort: 0 }
  const block = await check(endpoints.addBlock, { params: { slug }, query, body: { text: 'One.' } })
  const ofBlock = { slug, projectId: made.id, blockId: block?.id }
  await check(endpoints.updateBlock, { params: ofBlock, body: { text: 'Two.' } })
  await checkText(check, fail, { id: block?.id, params, text: 'Two.' })
  await check(endpoints.duplicateBlock, { params: ofBlock })
  await check(endpoints.sortBlocks, { params, body: { block_ids: [block?.id] } })
  await check(endpoints.deleteBlock, { params: ofBlock })
  await check(endpoints.deleteProject, { params })
}

/** Changes in the projects of a service, by its slug. */
const WRITES: Readonly<Record<string, (check: CheckCall, fail: ReportUnreadable) => Promise<void>>> = {
  'text-to-speech': checkChanges,
  'detect-text': checkUpload,
  'website-reader': checkSettings,
}

/** Why a call failed. After a network error `fetch` itself only says that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, code } = Object(error.cause)
  const cause = message || code
  return cause ? `no answer: ${cause}` : error.message
}

/** Reads a live backend as the app does and prints, call by call, every departure from the contract. */
export async function checkBackend({ base, email, password, isWriting, print }: BackendOptions) {
  let token: string | undefined
  let unreadable = 0

  /** Returns the response as the app reads it; undefined if it cannot. */
  const check: CheckCall = async (endpoint, input = {}) => {
    const title = `${endpoint.method} ${urlOf('', endpoint.path, input)}`
    try {
      const data = await callBackend(base, token, endpoint, input)
      const { params = {}, query = {} } = input
      // The app takes the e-mail from the login form, because the response may not repeat it.
      const body = { email, ...input.body }
      const { data: read, deviations } = readLoosely(endpoint.data, data, {
        asked: { params, query, body, titleOf: (slug) => slug },
        derivationsOf: serviceDerivationsOf,
        convert,
      })
      const unread = reportableDeviations(deviations)
      const isTold = data !== undefined && data !== null
      const isLost = read === undefined && isTold
      if (isLost) unreadable += 1
      print(`${unread.length === 0 ? '✓' : isLost ? '✗' : '~'} ${title}`)
      if (isTold) for (const line of linesOf(unread)) print(`    ${line}`)
      else if (unread.length > 0) print('    says nothing of what it did: the app asks again')
      return Object(read ?? {})
    } catch (error) {
      unreadable += 1
      print(`✗ ${title}`)
      print(`    ${reasonOf(error)}`)
      return undefined
    }
  }

  const fail = (line: string) => {
    unreadable += 1
    print(`✗ ${line}`)
  }

  const login = await check(endpoints.login, { body: { email, password } })
  if (typeof login?.access_token !== 'string') return { unreadable }
  token = login.access_token
  const profile = (await check(endpoints.getProfile)) as { customer?: { name?: unknown } } | undefined
  for (const endpoint of [endpoints.getBalance, endpoints.getTransactions, endpoints.getLanguages])
    await check(endpoint)
  const listed = (await check(endpoints.getVoices)) as { voices?: readonly { id?: unknown }[] } | undefined
  const { services = [] } = ((await check(endpoints.getServices)) ?? {}) as { services?: { slug: string }[] }
  for (const { slug } of services) await checkService(check, slug)
  if (isWriting) {
    await checkAccount(check, { name: profile?.customer?.name, voiceId: listed?.voices?.[0]?.id })
    for (const [slug, write] of Object.entries(WRITES)) {
      if (services.some((service) => service.slug === slug)) await write(check, fail)
      else print(`– changes in ${slug}: left out, since the services do not list it`)
    }
  }
  await check(endpoints.logout)
  for (const [name, why] of Object.entries(SKIPPED_CALLS)) print(`– ${name}: left out, since it ${why}`)
  return { unreadable }
}
