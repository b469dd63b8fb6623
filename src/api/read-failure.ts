import { serverNowMs } from '#src/lib/server-clock.ts'
import { MAX_MESSAGE_LENGTH, MAX_RETRY_AFTER_MS } from './call-limits.ts'

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A server message in the form that is shown; undefined if it is blank. A message long enough to freeze the page is
 * cut, never within a character.
 */
export function shownMessage(value: unknown) {
  if (typeof value !== 'string' || !/\S/.test(value)) return undefined
  if (value.length <= MAX_MESSAGE_LENGTH) return value
  return `${value.slice(0, MAX_MESSAGE_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Order of the specification [spec 8]: `error` if it is a string, `error.message`, `message`. */
function readMessage(body: Json) {
  return (
    shownMessage(body.error) ??
    (isObject(body.error) ? shownMessage(body.error.message) : undefined) ??
    shownMessage(body.message)
  )
}

function readFieldErrors(errors: unknown) {
  if (!isObject(errors)) return {}
  const firsts = Object.entries(errors).flatMap(([field, messages]) => {
    const first = shownMessage(Array.isArray(messages) ? messages[0] : messages)
    return first === undefined ? [] : [[field, first] as const]
  })
  return Object.fromEntries(firsts)
}

export function readFailure(body: unknown) {
  if (!isObject(body)) return {}
  return {
    code: isObject(body.error) ? shownMessage(body.error.code) : undefined,
    serverMessage: readMessage(body),
    fieldErrors: readFieldErrors(body.errors),
    data: body.data,
  }
}

/** An HTTP date. Needed because `Date.parse` reads `1e12` and `-5` as years. */
const HTTP_DATE = /^[A-Za-z]{3,9},? .* GMT$/

/**
 * `Retry-After`, in seconds or as a date, in ms from `nowMs`; undefined for an invalid value. At most
 * `MAX_RETRY_AFTER_MS`.
 */
export function readRetryAfterMs(header: string | null, nowMs = serverNowMs()) {
  const value = header?.trim() ?? ''
  const isDate = HTTP_DATE.test(value)
  const waitMs = isDate ? Date.parse(value) - nowMs : value === '' ? Number.NaN : Number(value) * 1000
  if (Number.isNaN(waitMs) || (!isDate && waitMs < 0)) return undefined
  return Math.min(Math.max(0, waitMs), MAX_RETRY_AFTER_MS)
}
