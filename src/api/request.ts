import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '#src/contract/endpoint.ts'
import { currentLocale } from '#src/i18n/i18n.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { ApiError } from './api-error.ts'
import { fetchText } from './fetch-text.ts'
import { readFailure, readRetryAfterMs } from './read-failure.ts'
import { encodeBody } from './request-body.ts'
import { requestDefaults } from './request-defaults.ts'
import { requestUrl } from './request-url.ts'

/** A part of the input that may be left out where nothing in it is required. */
type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

export type RequestInput<E extends AnyEndpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>

export interface Answer<Data> {
  data: Data
  /** What the server tells the customer about the success, in their language. */
  message: string | undefined
}

interface AnyInput {
  params?: Readonly<Record<string, unknown>>
  query?: unknown
  body?: unknown
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // HTML, nothing, or cut off: the caller treats it as a broken contract.
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function send(endpoint: AnyEndpoint, input: AnyInput, token: string | undefined, signal?: AbortSignal) {
  const { headers, body } = encodeBody(endpoint.bodyType, input.body)
  const url = requestUrl(endpoint.path, input.params, isRecord(input.query) ? input.query : {})
  return fetchText(endpoint, url, {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLocale(),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
      ...requestDefaults.headers,
    },
    body,
    signal,
  })
}

/**
 * Makes one call and checks its answer against the contract. Never repeats it.
 * @throws ApiError in every case of failure, `success: false` with status 200 among them.
 * @throws DOMException named `AbortError` when `signal` was aborted.
 */
export async function requestAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  signal?: AbortSignal,
): Promise<Answer<DataOf<E>>> {
  const { method, path } = endpoint
  const token = readToken()
  if (endpoint.access === 'customer' && token === undefined) {
    throw new ApiError({ kind: 'session-ended', method, path })
  }
  const { response, text } = await send(endpoint, input as AnyInput, token, signal)
  const body = parseJson(text)
  const { status } = response
  const envelope = isRecord(body) ? body : {}
  if (!response.ok || envelope.success === false) {
    const retryAfterMs = readRetryAfterMs(response.headers.get('Retry-After'))
    throw new ApiError({ kind: 'refused', method, path, status, token, retryAfterMs, ...readFailure(body) })
  }
  // The schema checks by itself: with zod's own functions here, a page without a schema would carry all of zod.
  const checked = await endpoint.data['~standard'].validate(envelope.data)
  if (envelope.success !== true || checked.issues) {
    throw new ApiError({ kind: 'contract', method, path, status, token, cause: checked.issues })
  }
  const message = typeof envelope.message === 'string' ? envelope.message : undefined
  return { data: checked.value as DataOf<E>, message }
}

/** Makes one call and gives its `data`; see `requestAnswer`. */
export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  const { data } = await requestAnswer(endpoint, input, signal)
  return data
}
