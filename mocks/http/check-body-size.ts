import type { Database } from '#mocks/kernel/db/database.ts'
import { localeOf } from '#mocks/messages/catalogue.ts'
import { bodyLimit, isFormType, JSON_MAX_BYTES, SHORT_BODY_MAX_BYTES } from '#src/rules/body-limits.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { authenticate } from './authenticate.ts'
import { callRoutes, pathBelow } from './calls.ts'
import { Refusal } from './refusal.ts'
import { fail, refuse } from './respond.ts'

/** The response to a call whose body is too large. */
export function refuseTooLarge(request: Request, most: number): Response {
  const limit = most < MEGABYTE ? `${Math.floor(most / 1024)} KB` : `${Math.floor(most / MEGABYTE)} MB`
  const refusal = new Refusal(413, 'body_too_large', { params: { limit } })
  return refuse(refusal, localeOf(request.headers.get('accept-language')))
}

/**
 * Checks a body by its request headers, before any of it is read or written.
 * @returns most bytes to read, or the response to a refused request: a guest's files, a body declared longer than
 * allowed
 */
export function checkBodySize(
  request: Request,
  { db, now, apiPath }: { db: Database; now: number; apiPath: string },
): number | Response {
  const type = request.headers.get('content-type')
  const match = callRoutes.match(request.method, pathBelow(apiPath, new URL(request.url).pathname))
  const own = match.kind === 'found' ? bodyLimit(match.endpoint, type, match.params.slug) : JSON_MAX_BYTES
  const isGuest = !authenticate(db, request, now).customer
  const isForGuests = match.kind === 'found' && match.endpoint.access === 'guest'
  const most = isGuest ? Math.min(own, SHORT_BODY_MAX_BYTES) : own
  const isOver = Number(request.headers.get('content-length') ?? 0) > most
  if (isGuest && (isFormType(type) || (isOver && !isForGuests)))
    return fail(401, 'unauthenticated', localeOf(request.headers.get('accept-language')))
  return isOver ? refuseTooLarge(request, most) : most
}
