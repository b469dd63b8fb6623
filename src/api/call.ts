import type { AnyEndpoint, DataOf } from '#src/contract/endpoint.ts'
import { IDEMPOTENCY_KEY } from '#src/contract/idempotency-key.ts'
import { currentLocale } from '#src/i18n/i18n.ts'
import { newId } from '#src/rules/new-id.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { ApiError } from './api-error.ts'
import { callHeaders } from './call-headers.ts'
import { readFailure, readRetryAfterMs, shownMessage } from './read-failure.ts'
import { encodeBody } from './request-body.ts'
import { requestDefaults } from './request-defaults.ts'
import { requestUrl } from './request-url.ts'

export interface AnyInput {
  params?: Readonly<Record<string, unknown>>
  query?: unknown
  body?: unknown
}

export interface Call {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  readonly token: string | undefined
}

/** An answer as it came in, read to its end, or without its text where that goes beyond every answer. */
export interface Received {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

export interface Answer<Data> {
  data: Data
  message: string | undefined
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

/**
 * Address, headers and body of a call of the contract.
 * @throws ApiError of kind `session-ended` where a token is needed and there is none that could be valid.
 */
export function prepareCall(endpoint: AnyEndpoint, input: AnyInput): Call {
  const { method, path } = endpoint
  const token = readToken()
  if (endpoint.access === 'customer' && token === undefined) {
    throw new ApiError({ kind: 'session-ended', method, path })
  }
  const { headers, body } = encodeBody(endpoint.bodyType, input.body)
  return {
    url: requestUrl(path, input.params, isRecord(input.query) ? input.query : {}),
    headers: {
      ...callHeaders(token, currentLocale()),
      ...headers,
      ...(method !== 'GET' && { [IDEMPOTENCY_KEY]: `"${newId()}"` }),
      ...requestDefaults.headers,
    },
    body,
    token,
  }
}

/**
 * Checks an answer against the contract.
 * @throws ApiError of kind `refused` or `contract`.
 */
export async function readAnswer<E extends AnyEndpoint>(
  endpoint: E,
  { status, retryAfter, text }: Received,
  token: string | undefined,
): Promise<Answer<DataOf<E>>> {
  const { method, path } = endpoint
  const body = parseJson(text)
  const envelope = isRecord(body) ? body : {}
  const isOk = status >= 200 && status < 300
  if (!isOk || envelope.success === false) {
    const retryAfterMs = readRetryAfterMs(retryAfter)
    throw new ApiError({ kind: 'refused', method, path, status, token, retryAfterMs, ...readFailure(body) })
  }
  // The schema checks by itself: with zod's own functions here, a page without a schema would carry all of zod.
  const checked = await endpoint.data['~standard'].validate(envelope.data)
  if (envelope.success !== true || checked.issues) {
    throw new ApiError({ kind: 'contract', method, path, status, token, cause: checked.issues })
  }
  return { data: checked.value as DataOf<E>, message: shownMessage(envelope.message) }
}
