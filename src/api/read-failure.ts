/** Reads the body of a failed call leniently: whatever cannot be read leaves the default message to the app. */

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown) {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Order of the specification [spec 8]: `error` where it is a string, `error.message`, `message`. */
function readMessage(body: Json) {
  return (
    text(body.error) ?? (isObject(body.error) ? text(body.error.message) : undefined) ?? text(body.message)
  )
}

function readFieldErrors(errors: unknown) {
  if (!isObject(errors)) return {}
  const firsts = Object.entries(errors).flatMap(([field, messages]) => {
    const first = text(Array.isArray(messages) ? messages[0] : messages)
    return first === undefined ? [] : [[field, first] as const]
  })
  return Object.fromEntries(firsts)
}

export function readFailure(body: unknown) {
  if (!isObject(body)) return {}
  return {
    code: isObject(body.error) ? text(body.error.code) : undefined,
    serverMessage: readMessage(body),
    fieldErrors: readFieldErrors(body.errors),
    data: body.data,
  }
}

/** `Retry-After`, in seconds or as a date, in ms from `nowMs`. */
export function readRetryAfterMs(header: string | null, nowMs = Date.now()) {
  if (!header) return undefined
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs)
}
