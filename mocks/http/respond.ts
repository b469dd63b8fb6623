import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import type { FailureEnvelope } from '#src/contract/envelope.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { jsonPieces } from './json-pieces.ts'
import type { Refusal } from './refusal.ts'

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Responses longer than this, in characters, are written piece by piece while they are read. */
const LONG_RESPONSE = 1 << 17

interface KnownContent {
  readonly head: string
  readonly isWhole: boolean
  copyResponse(): Response
}

const contentByResponse = new WeakMap<Response, KnownContent>()

/** Content of a response made here, or the head of a long one, without reading it; undefined for any other. */
export const bodyOf = (response: Response): string | undefined => contentByResponse.get(response)?.head

/** Complete content of a short response made here, without reading it; undefined for any other. */
export function wholeBodyOf(response: Response): string | undefined {
  const known = contentByResponse.get(response)
  return known?.isWhole ? known.head : undefined
}

/** A second copy of a response made here, even after the first was read; any other response is cloned. */
export const copyResponse = (response: Response): Response =>
  contentByResponse.get(response)?.copyResponse() ?? response.clone()

function portionOf(pieces: Iterator<string>) {
  let text = ''
  while (text.length < LONG_RESPONSE) {
    const { done, value } = pieces.next()
    if (done) return { text, isLast: true }
    text += value
  }
  return { text, isLast: false }
}

function streamOf(first: ReturnType<typeof portionOf>, pieces: Iterator<string>) {
  const encoder = new TextEncoder()
  let portion = first
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(encoder.encode(portion.text))
      if (portion.isLast) controller.close()
      else portion = portionOf(pieces)
    },
  })
}

export function json(status: number, body: unknown, headers: HeadersInit = {}): Response {
  const pieces = jsonPieces(body)
  const first = portionOf(pieces)
  const init = { status, headers: { ...JSON_HEADERS, ...headers } }
  if (first.isLast) return wholeResponse(first.text, init)
  const response = new Response(streamOf(first, pieces), init)
  const copy = () => json(status, body, headers)
  contentByResponse.set(response, { head: first.text, isWhole: false, copyResponse: copy })
  return response
}

function wholeResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  contentByResponse.set(response, {
    head: text,
    isWhole: true,
    copyResponse: () => wholeResponse(text, init),
  })
  return response
}

export const succeed = (data: unknown, message?: string, status = 200) =>
  json(status, { success: true, data: data ?? null, message })

type FailureDetails = Pick<FailureEnvelope, 'errors' | 'data'>

function failure(
  status: number,
  code: string,
  message: string,
  extra: FailureDetails = {},
  headers: HeadersInit = {},
) {
  const body: FailureEnvelope = { success: false, message, error: { code, message }, ...extra }
  return json(status, body, headers)
}

export const fail = (status: number, key: MessageKey, locale: LocaleCode, extra?: FailureDetails) =>
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
