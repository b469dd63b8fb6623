import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { currentLocale, ensureTexts, i18n } from '#src/i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import type { Request } from './ask-again.ts'
import { type Asked, defOf, onlyFieldOf, readLoosely } from './loose-reader.ts'
import type { Envelope } from './page-of.ts'
import type { AnyInput } from './prepare-call.ts'

/** The data of a response: the whole list if the contract wants it whole, or a page of a paged list. */
async function wholeOf(endpoint: AnyEndpoint, input: AnyInput, envelope: Envelope): Promise<unknown> {
  const { shape = {} } = defOf(endpoint.data)
  const isPaged = 'last_page' in shape
  const list = onlyFieldOf(shape)
  if (!isPaged && (list === undefined || shape[list]?._zod.def.type !== 'array')) return envelope.data
  if (isPaged) return (await import('./page-of.ts')).asPage(envelope, Object(input.query).page ?? 1)
  return (await import('./all-pages.ts')).withAllPages(envelope, list ?? '', endpoint, input)
}

async function readData(endpoint: AnyEndpoint, input: AnyInput, envelope: Envelope, request: Request) {
  const asked: Asked = {
    params: input.params ?? {},
    query: Object(input.query),
    body: Object(input.body),
    titleOf: (slug) => i18n.t(`catalog:titles.${slug}`),
  }
  const whole = await wholeOf(endpoint, input, envelope)
  const plain = readLoosely(endpoint.data, whole, asked)
  if (plain.data !== undefined && plain.deviations.every(({ outcome }) => outcome === 'read')) return plain
  const [{ derivationsOf }] = await Promise.all([
    import('./derivations.ts'),
    // Titles of services are texts of the app.
    endpoint.name.startsWith('getService') && ensureTexts(currentLocale(), ['catalog']),
  ])
  const derived = readLoosely(endpoint.data, whole, asked, derivationsOf)
  if (derived.data !== undefined) return derived
  const { askAgain } = await import('./ask-again.ts')
  const now = await askAgain(endpoint, asked, request)
  return now ? readLoosely(endpoint.data, { ...Object(whole), ...now }, asked, derivationsOf) : derived
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
  request: Request,
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
