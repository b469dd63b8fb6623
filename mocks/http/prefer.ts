import { localeOf, say } from '#mocks/messages/catalogue.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { type FaultRule, messageOf } from './faults.ts'
import type { Match } from './route-table.ts'
import { validate } from './validate.ts'

interface Preference {
  rule?: FaultRule
  waitMs?: number
  /** Value of the header `Preference-Applied` (RFC 7240). */
  applied?: string
}

/** Longest wait that may be requested, in seconds. */
const MAX_WAIT_S = 600

/** Field errors for an empty input; if nothing is required, the first field is reported. */
function fieldErrorsOf(match: Match, locale: LocaleCode) {
  if (match.kind !== 'found') return undefined
  const { endpoint, params } = match
  const checked = validate(endpoint, { params, query: new URLSearchParams(), body: {} }, locale)
  if (checked.kind === 'invalid') return checked.errors
  const [field] = [endpoint.body, endpoint.query].flatMap(({ _zod }) =>
    'shape' in _zod.def ? Object.keys(_zod.def.shape as object) : [],
  )
  return field === undefined ? undefined : { [field]: [say(locale, 'field_invalid')] }
}

/**
 * Preferences of the caller for this response: `Prefer: code=422` (a failure with that status, in the contract's
 * shape, without running the operation) and `Prefer: wait=2` (delay in seconds).
 */
export function preferenceOf(request: Request, match: Match): Preference {
  const header = request.headers.get('prefer')
  if (header === null) return {}
  const numberOf = (name: string) => {
    const [, value] = new RegExp(`(?:^|[,;\\s])${name}="?(\\d+(?:\\.\\d+)?)`, 'i').exec(header) ?? []
    return value === undefined ? undefined : Number(value)
  }
  const [status, seconds] = [numberOf('code'), numberOf('wait')]
  const isFailure = status !== undefined && Number.isInteger(status) && status >= 400 && status < 600
  const locale = localeOf(request.headers.get('accept-language'))
  const errors = status === 422 ? fieldErrorsOf(match, locale) : undefined
  const message = say(locale, messageOf(status ?? 0, errors))
  const applied = [isFailure && `code=${status}`, seconds !== undefined && `wait=${seconds}`]
  return {
    ...(isFailure && { rule: { fault: { kind: 'status', status, message, errors } } }),
    ...(seconds !== undefined && { waitMs: Math.min(seconds, MAX_WAIT_S) * 1000 }),
    applied: applied.filter((each) => each !== false).join(', '),
  }
}
