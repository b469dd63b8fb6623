import { specifiedAnswers, specifiedFields } from '#src/contract/specified.ts'
import { json } from './respond.ts'

/**
 * Imitations of other backends. `specified` returns only the fields of the specification; `framework` the same in
 * the style of a common PHP framework; `habits` every field of the contract in that style.
 */
export const backendProfiles = ['specified', 'framework', 'habits'] as const
export type BackendProfile = (typeof backendProfiles)[number]

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Schemas of fields and of their parts. */
const FIELD_SCHEMAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Service: { projects: 'Project', formats: 'Format' },
  Project: { body: 'ProjectBody' },
  ProjectBody: { blocks: 'Block' },
  Block: { generated: 'Generated' },
}

function onlyItem(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => onlyItem(name, item))
  if (!isJson(value)) return value
  const fields = specifiedFields[name] ?? Object.keys(value)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const part = FIELD_SCHEMAS[name]?.[field]
      if (value[field] === undefined) return []
      return [[field, part === undefined ? value[field] : onlyItem(part, value[field])]]
    }),
  )
}

/** Reductions of responses to the specified fields; a response of one kind of object uses that object's. */
const reduceByCall: Readonly<Record<string, (data: Json) => unknown>> = {
  login: ({ access_token, customer }) => ({ access_token, customer: onlyItem('Customer', customer) }),
  getProfile: ({ customer }) => onlyItem('Customer', customer),
  getTransactions: ({ items, ...page }) => ({ items: onlyItem('Transaction', items), ...page }),
  checkPromoCode: ({ bonus }) => ({ bonus: onlyItem('Bonus', bonus) }),
  getVoices: ({ voices }) => onlyItem('Voice', voices),
  getLanguages: ({ languages }) => ({ languages: onlyItem('Language', languages) }),
  getServices: ({ services }) => ({ services: onlyItem('Service', services) }),
  getService: ({ service }) => onlyItem('Service', service),
  getProjects: ({ projects }) => ({ projects: onlyItem('Project', projects) }),
  getFormats: ({ formats }) => ({ formats: onlyItem('Format', formats) }),
  getProject: ({ project }) => ({ project: onlyItem('Project', project) }),
  addBlock: (block) => onlyItem('Block', block),
}

/** A service that the app does not know, as a backend may come to have. */
const UNKNOWN_SERVICE = { slug: 'video-calls', title: 'Video calls', projects: [], formats: [] }

const withUnknownService = (name: string, said: unknown) =>
  name === 'getServices' && isJson(said) && Array.isArray(said.services)
    ? { services: [...said.services, UNKNOWN_SERVICE] }
    : said

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/
const MONEY = /^-?\d{1,12}\.\d{2}$/
/** Texts whose digits are not numbers. */
const TEXT_FIELDS = new Set(['text', 'title', 'name', 'code', 'number'])

/** A value as such a framework writes it: numbers as texts, 0 and 1, `[]` for an empty object, times without a zone. */
function inFrameworkStyle(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => inFrameworkStyle(item, name))
  if (isJson(value)) {
    const entries = Object.entries(value).map(([field, item]) => [field, inFrameworkStyle(item, field)])
    return entries.length === 0 ? [] : Object.fromEntries(entries)
  }
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'string' || TEXT_FIELDS.has(name)) return value
  if (MONEY.test(value)) return `${value}00`
  return value.replace(MOMENT, '$1 $2')
}

const PER_PAGE = 5

/** Database rows with additional columns, and `null` for missing values. */
const asDatabaseRow = (row: unknown) =>
  isJson(row)
    ? { price: null, voice_id: null, duration: null, ...row, deleted_at: null, pivot: [], created_by: 1 }
    : row

function paginate(rows: readonly unknown[], page: number) {
  const last = Math.max(1, Math.ceil(rows.length / PER_PAGE))
  return {
    current_page: page,
    data: rows
      .slice((page - 1) * PER_PAGE, page * PER_PAGE)
      .map((row) => asDatabaseRow(inFrameworkStyle(row))),
    first_page_url: '/?page=1',
    from: (page - 1) * PER_PAGE + 1,
    last_page: last,
    next_page_url: page < last ? `/?page=${page + 1}` : null,
    per_page: PER_PAGE,
    total: String(rows.length),
  }
}

function applyProfile(name: string, data: unknown, page: number): unknown {
  if (!isJson(data))
    return Array.isArray(data)
      ? data.map((row) => asDatabaseRow(inFrameworkStyle(row)))
      : inFrameworkStyle(data)
  if (name === 'getTransactions') {
    const { items, current_page, last_page, per_page, total } = data
    const rows = Array.isArray(items) ? items.map((row) => asDatabaseRow(inFrameworkStyle(row))) : []
    return { data: rows, meta: { current_page, last_page, per_page, total: String(total) }, links: {} }
  }
  if (name === 'getProjects' && Array.isArray(data.projects)) {
    return { projects: paginate(data.projects, page) }
  }
  return inFrameworkStyle(data)
}

/** A successful response as a backend of this profile gives it. Failures stay unchanged. */
export async function answerOf(
  response: Response,
  profile: BackendProfile | undefined,
  name: string | undefined,
  url: URL,
): Promise<Response> {
  if (profile === undefined || name === undefined || response.status !== 200) return response
  const { data, message }: Json = await response.json()
  const isShown = specifiedAnswers.includes(name)
  const isReduced = profile !== 'habits'
  if (isReduced && !isShown) {
    return profile === 'framework' ? new Response(null, { status: 204 }) : json(200, { success: true })
  }
  const said = isReduced ? (reduceByCall[name]?.(data as Json) ?? data) : data
  if (profile === 'specified') return json(200, { success: true, data: said, message })
  const page = Number(url.searchParams.get('page') ?? 1)
  return json(200, {
    success: 1,
    data: applyProfile(name, withUnknownService(name, said), page),
    message: message ?? null,
    code: '200',
  })
}
