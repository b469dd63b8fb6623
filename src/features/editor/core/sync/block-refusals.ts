import { ApiError } from '#src/api/api-error.ts'

const PLACE = /^blocks\.(\d+)(?:\.|$)/

/**
 * Which blocks of a write were refused, by their places in it, with the server's message for each: about its
 * fields or, where it names none of the blocks, about the whole. Undefined where the server gave no message.
 */
export function blockRefusals(error: unknown, count: number): ReadonlyMap<number, string | undefined> {
  const fields = error instanceof ApiError ? Object.entries(error.fieldErrors) : []
  const named = new Map<number, string>()
  for (const [field, message] of fields) {
    const place = Number(PLACE.exec(field)?.[1] ?? Number.NaN)
    if (place < count && !named.has(place)) named.set(place, message)
  }
  if (named.size > 0) return named
  const whole = fields[0]?.[1] ?? (error instanceof ApiError ? error.serverMessage : undefined)
  return new Map(Array.from({ length: count }, (_, place) => [place, whole]))
}
