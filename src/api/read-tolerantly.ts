import type { AnyEndpoint, Schema } from '#src/contract/endpoint.ts'
import { currentLocale, ensureTexts, i18n } from '#src/i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import {
  type CallInput,
  defOf,
  type Means,
  onlyRequiredField,
  type Reading,
  readLoosely,
} from './loose-reader.ts'
import type { Envelope } from './page-of.ts'
import type { AnyInput } from './prepare-call.ts'
import type { MakeCall } from './read-changed-data.ts'

/** The data of a response: the whole list if the contract wants it whole, or a page of a paged list. */
async function wholeOf(endpoint: AnyEndpoint, input: AnyInput, envelope: Envelope): Promise<unknown> {
  const { shape = {} } = defOf(endpoint.data)
  const isPaged = 'last_page' in shape
  const list = onlyRequiredField(shape)
  if (!isPaged && (list === undefined || shape[list]?._zod.def.type !== 'array')) return envelope.data
  if (isPaged) return (await import('./page-of.ts')).asPage(envelope, Object(input.query).page ?? 1)
  return (await import('./all-pages.ts')).withAllPages(envelope, list ?? '', endpoint, input)
}

/** The code for other formats, kept for further responses: a backend with them has them in most. */
let convert: Means['convert'] | undefined

function readOptions(schema: Schema, data: unknown, means: Means): Reading {
  const { options = [schema] } = defOf(schema)
  const readings = options.map((option) => readLoosely(option, data, means))
  return readings.find((reading) => reading.data !== undefined) ?? (readings[0] as Reading)
}

/** Reads values as the contract has them, and in other formats only if there are any. */
async function readAs(schema: Schema, data: unknown, means: Omit<Means, 'convert'>): Promise<Reading> {
  let isOther = false
  const note = () => {
    isOther = data !== undefined && data !== null
  }
  const reading = readOptions(schema, data, { ...means, convert: convert ?? note })
  if (!isOther) return reading
  ;({ convert } = await import('./other-formats.ts'))
  return readOptions(schema, data, { ...means, convert })
}

/** Derivations for the response of a call. Titles of services are texts of the app. */
async function derivationsFor({ name }: AnyEndpoint) {
  if (!name.startsWith('getService')) return (await import('./derivations.ts')).derivationsOf
  await ensureTexts(currentLocale(), ['catalog'])
  return (await import('./service-derivations.ts')).serviceDerivationsOf
}

async function readData(endpoint: AnyEndpoint, input: AnyInput, envelope: Envelope, request: MakeCall) {
  const asked: CallInput = {
    params: input.params ?? {},
    query: Object(input.query),
    body: Object(input.body),
    titleOf: (slug) => i18n.t(`catalog:titles.${slug}`),
  }
  const [whole, derivationsOf] = await Promise.all([
    wholeOf(endpoint, input, envelope),
    derivationsFor(endpoint),
  ])
  const means = { asked, derivationsOf }
  const reading = await readAs(endpoint.data, whole, means)
  if (reading.data !== undefined) return reading
  const { readChangedData } = await import('./read-changed-data.ts')
  const now = await readChangedData(endpoint, asked, request)
  return now ? readAs(endpoint.data, { ...Object(whole), ...now }, means) : reading
}

/**
 * Reads a response that violates the contract, and fetches what the response of a change omits. `data` is undefined
 * if the response is unreadable; `lines` are its deviations, for developers, without values.
 * @throws ApiError of these further calls
 */
export async function readTolerantly(
  endpoint: AnyEndpoint,
  input: AnyInput,
  envelope: Envelope,
  request: MakeCall,
): Promise<{ readonly data?: unknown; readonly lines: readonly string[] }> {
  try {
    const { data, deviations } = await readData(endpoint, input, envelope, request)
    const { linesOf, reportDeviations } = await import('./deviations.ts')
    if (data !== undefined) reportDeviations(endpoint, deviations)
    return { data, lines: linesOf(deviations) }
  } catch (error) {
    if (error instanceof ApiError) throw error
    return { lines: [error instanceof Error ? error.message : String(error)] }
  }
}
