import type { AnyEndpoint, DataOf, Schema } from '#src/contract/endpoint.ts'
import { currentLocale, ensureTexts } from '#src/i18n/i18n.ts'
import { announceFault } from '#src/lib/faults.ts'
import { ApiError } from './api-error.ts'
import { translationOf } from './dialect.ts'
import { fetchText } from './fetch-text.ts'
import { isOptional } from './framework-shapes.ts'
import { type AnyInput, prepareCall } from './prepare-call.ts'
import type { Asked } from './tolerant-derivations.ts'
import { withAllPages } from './tolerant-pages.ts'
import { readLoosely } from './tolerant-shapes.ts'
import { linesOf, type Unread } from './unread.ts'

type Json = Readonly<Record<string, unknown>>

export interface LooseAnswer {
  /** Data of the contract; undefined if the response is unreadable. */
  readonly data: unknown
  /** Deviations from the contract for developers, without values. */
  readonly lines: readonly string[]
  readonly unread: readonly Unread[]
}

/** Calls whose missing titles are replaced with texts of the app. */
const TITLED = ['getServices', 'getService']

const isLoss = ({ outcome, value }: Unread) =>
  outcome === 'left-out' || (outcome === 'unknown' && value !== undefined && value !== null)

const worthReporting = (unread: readonly Unread[]) => unread.filter(({ outcome }) => outcome !== 'derived')

function askedOf({ params = {}, query, body }: AnyInput): Asked {
  return { params, query: Object(query), body: Object(body) }
}

/** Name of the only list in a response that the contract returns whole. */
function listNameOf(endpoint: AnyEndpoint) {
  const { shape } = endpoint.data._zod.def as { shape?: Record<string, AnyEndpoint['data']> }
  const [name, ...others] = Object.keys(shape ?? {}).filter(
    (field) => shape && !isOptional(shape[field] as Schema),
  )
  const field = name === undefined ? undefined : shape?.[name]
  return others.length === 0 && field?._zod.def.type === 'array' ? name : undefined
}

/** Makes a call and returns its envelope, translated to the contract. */
async function ask(endpoint: AnyEndpoint, input: AnyInput): Promise<Json> {
  const { method, path, name } = endpoint
  const { url, headers, token } = prepareCall(endpoint, input)
  const { response, text } = await fetchText(endpoint, url, { method, headers })
  const { status } = response
  if (!response.ok) throw new ApiError({ kind: 'refused', method, path, status, token })
  const answer: Json = Object(JSON.parse(text))
  const own = translationOf(name)?.fromAnswer
  return own ? { ...answer, data: own(answer) } : answer
}

/** The data of a response, including further pages of its list. */
async function wholeOf(endpoint: AnyEndpoint, input: AnyInput, answer: Json): Promise<unknown> {
  const list = listNameOf(endpoint)
  if (list === undefined) return answer.data
  return withAllPages(answer.data, answer, list, async (page) => {
    const around = await ask(endpoint, { ...input, query: { ...Object(input.query), page } })
    return { data: around.data, around }
  })
}

/** Makes a further call and reads its response tolerantly. @throws ApiError */
async function request<E extends AnyEndpoint>(endpoint: E, input: AnyInput): Promise<DataOf<E>> {
  const whole = await wholeOf(endpoint, input, await ask(endpoint, input))
  const { data, unread } = readLoosely(endpoint.data, whole, askedOf(input))
  const { method, path } = endpoint
  if (data === undefined) throw new ApiError({ kind: 'contract', method, path, unread: linesOf(unread) })
  return data as DataOf<E>
}

/** Lines that this page has logged already. */
const loggedLines = new Set<string>()

/** Logs deviations from the contract once per page, and reports lost data to the monitoring. */
function tell({ method, path }: AnyEndpoint, lines: readonly string[], isLost: boolean) {
  const fresh = lines.map((line) => `${method} ${path}: ${line}`).filter((line) => !loggedLines.has(line))
  if (fresh.length === 0) return
  for (const line of fresh) loggedLines.add(line)
  console.info(fresh.join('\n'))
  // Reports only data that is not shown; fields that were read or derived are no loss.
  if (isLost) announceFault(new ApiError({ kind: 'contract', method, path, unread: lines }))
}

/**
 * Reads a response that violates the contract. Fetches the data that the response of a change omits.
 * @throws ApiError of these further calls
 */
export async function readTolerantly(
  endpoint: AnyEndpoint,
  input: AnyInput,
  envelope: Json,
): Promise<LooseAnswer> {
  const asked = askedOf(input)
  try {
    const whole = await wholeOf(endpoint, input, envelope)
    if (TITLED.includes(endpoint.name)) await ensureTexts(currentLocale(), ['catalog'])
    const first = readLoosely(endpoint.data, whole, asked)
    const isRead = first.data !== undefined
    // Lazy, because only changes whose response omits the data need it.
    const more = isRead
      ? undefined
      : await import('./ask-again.ts').then(({ askAgain }) => askAgain(endpoint, asked, request))
    const result = more ? readLoosely(endpoint.data, { ...more, ...Object(whole) }, asked) : first
    const lines = linesOf(worthReporting(result.unread))
    tell(endpoint, lines, result.unread.some(isLoss))
    return { ...result, lines }
  } catch (error) {
    if (error instanceof ApiError) throw error
    const text = error instanceof Error ? error.message : String(error)
    return { data: undefined, unread: [], lines: [text] }
  }
}
