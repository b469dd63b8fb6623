import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { IDEMPOTENCY_KEY } from '#src/contract/idempotency-key.ts'
import { currentLocale } from '#src/i18n/i18n.ts'
import { newId } from '#src/rules/new-id.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { ApiError } from './api-error.ts'
import { callHeaders } from './call-headers.ts'
import { translationOf } from './dialect.ts'
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Address, headers and body of a call of the contract.
 * @throws ApiError of kind `session-ended` if the call needs a token and none could be valid.
 */
export function prepareCall(endpoint: AnyEndpoint, input: AnyInput): Call {
  const { method, path } = endpoint
  const token = readToken()
  if (endpoint.access === 'customer' && token === undefined) {
    throw new ApiError({ kind: 'session-ended', method, path })
  }
  const own = translationOf(endpoint.name)
  const sent = own?.toRequest?.(input) ?? input
  const { headers, body } = encodeBody(endpoint.bodyType, sent.body)
  return {
    url: requestUrl(own?.path ?? path, sent.params, isRecord(sent.query) ? sent.query : {}),
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
