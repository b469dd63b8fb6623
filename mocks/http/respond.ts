import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import type { FailureEnvelope } from '#src/contract/envelope.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Refusal } from './refusal.ts'

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

const bodies = new WeakMap<Response, string>()

/** What stands in an answer made here, without reading it; undefined for any other answer. */
export const bodyOf = (response: Response): string | undefined => bodies.get(response)

export function json(status: number, body: unknown, headers: HeadersInit = {}): Response {
  const text = JSON.stringify(body)
  const response = new Response(text, { status, headers: { ...JSON_HEADERS, ...headers } })
  bodies.set(response, text)
  return response
}

export const succeed = (data: unknown, message?: string, status = 200) =>
  json(status, { success: true, data: data ?? null, message })

type Extra = Pick<FailureEnvelope, 'errors' | 'data'>

function failure(
  status: number,
  code: string,
  message: string,
  extra: Extra = {},
  headers: HeadersInit = {},
) {
  const body: FailureEnvelope = { success: false, message, error: { code, message }, ...extra }
  return json(status, body, headers)
}

export const fail = (status: number, key: MessageKey, locale: LocaleCode, extra?: Extra) =>
  failure(status, key, say(locale, key), extra)

export function refuse({ status, messageKey, options }: Refusal, locale: LocaleCode): Response {
  const { code = messageKey, params, data, retryAfterS } = options
  const errors =
    options.errors &&
    Object.fromEntries(
      Object.entries(options.errors).map(([field, keys]) => [
        field,
        keys.map((key) => say(locale, key, params)),
      ]),
    )
  const headers: HeadersInit = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }
  return failure(status, code, say(locale, messageKey, params), { errors, data }, headers)
}
