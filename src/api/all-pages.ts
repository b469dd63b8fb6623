import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { translationOf } from './dialect.ts'
import { fetchText } from './fetch-text.ts'
import { type Envelope, pageOf } from './page-of.ts'
import { type AnyInput, prepareCall } from './prepare-call.ts'

/** More pages than any list of a customer has. */
const MAX_PAGES = 500

/** The envelope of a further page, in the contract's names. */
async function requestPage(endpoint: AnyEndpoint, input: AnyInput, page: number): Promise<Envelope> {
  const { url, headers, token } = prepareCall(endpoint, { ...input, query: { ...Object(input.query), page } })
  const { method, path, name } = endpoint
  const { response, text } = await fetchText(endpoint, url, { method, headers })
  if (!response.ok) throw new ApiError({ kind: 'refused', method, path, status: response.status, token })
  const envelope: Envelope = Object(JSON.parse(text))
  const own = translationOf(name)?.fromAnswer
  return own ? { ...envelope, data: own(envelope) } : envelope
}

/**
 * The data of a response with all pages of its list, which the contract returns whole.
 * @throws Error if a page repeats or the pages never end; ApiError if one of them is refused.
 */
export async function withAllPages(
  envelope: Envelope,
  name: string,
  endpoint: AnyEndpoint,
  input: AnyInput,
): Promise<unknown> {
  const rows: unknown[] = []
  const seen = new Set<string>()
  let page = pageOf(envelope, name)
  if (!page?.isMore) return envelope.data
  for (let number = page.number; ; number += 1) {
    const text = JSON.stringify(page?.rows)
    if (page?.number !== number || seen.has(text) || seen.size === MAX_PAGES)
      throw new Error(`page ${number} of ${name} is no further page`)
    seen.add(text)
    rows.push(...page.rows)
    if (!page.isMore) return { ...Object(envelope.data), [name]: rows }
    page = pageOf(await requestPage(endpoint, input, number + 1), name)
  }
}
