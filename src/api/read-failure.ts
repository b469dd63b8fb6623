import { MAX_MESSAGE_LENGTH, MAX_RETRY_AFTER_MS } from './call-limits.ts'

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A message of the server as it is shown; undefined where there is none. One that would fill a page, and freeze it, is
 * cut, never in the middle of a character.
 */
export function shownMessage(value: unknown) {
  if (typeof value !== 'string' || !/\S/.test(value)) return undefined
  if (value.length <= MAX_MESSAGE_LENGTH) return value
  return `${value.slice(0, MAX_MESSAGE_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Order of the specification [spec 8]: `error` where it is a string, `error.message`, `message`. */
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

/** A date as HTTP writes it; browsers' own reading of dates takes `1e12` and `-5` for years. */
const HTTP_DATE = /^[A-Za-z]{3,9},? .* GMT$/

/**
 * `Retry-After`, in seconds or as a date, in ms from `nowMs`; undefined where it is neither. Never more than
 * `MAX_RETRY_AFTER_MS`, which then stands for everything beyond.
 */
export function readRetryAfterMs(header: string | null, nowMs = Date.now()) {
  const value = header?.trim() ?? ''
  const isDate = HTTP_DATE.test(value)
  const waitMs = isDate ? Date.parse(value) - nowMs : value === '' ? Number.NaN : Number(value) * 1000
  if (Number.isNaN(waitMs) || (!isDate && waitMs < 0)) return undefined
  return Math.min(Math.max(0, waitMs), MAX_RETRY_AFTER_MS)
}
