import { ApiError } from '#src/api/api-error.ts'

const PLACE = /^blocks\.(\d+)(?:\.|$)/

/**
 * Finds the refused blocks of a write by their index, with the server's message for each. If it names no
 * block, all are refused with the message about the request. A message is undefined if the server sent none.
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
