import type { core } from 'zod/mini'
import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

type Issue = core.$ZodIssue
const messageByFormat: Readonly<Record<string, MessageKey>> = {
  email: 'field_email',
  url: 'field_url',
  date: 'field_date',
  datetime: 'field_date',
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): MessageKey {
  if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? 'field_required' : 'field_too_short'
  if (issue.origin === 'array' || issue.origin === 'set') return 'field_too_few'
  return 'field_too_small'
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): MessageKey {
  if (issue.origin === 'string') return 'field_too_long'
  if (issue.origin === 'array' || issue.origin === 'set') return 'field_too_many'
  return 'field_too_large'
}

function keyOf(issue: Issue, isMissing: boolean): MessageKey {
  if (isMissing) return 'field_required'
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_type':
      return issue.expected === 'file' ? 'field_file' : 'field_type'
    case 'invalid_format':
      return messageByFormat[issue.format] ?? 'field_format'
    case 'invalid_value':
    case 'invalid_union':
      return 'field_choice'
    case 'unrecognized_keys':
      return 'field_unknown'
    default:
      return 'field_invalid'
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    input,
  )
}

/** The envelope's `errors`: messages per field in the caller's language; nested field names are joined by dots. */
export function fieldErrors(issues: readonly Issue[], input: unknown, locale: LocaleCode) {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path
    const minimum = 'minimum' in issue ? String(issue.minimum) : ''
    const maximum = 'maximum' in issue ? String(issue.maximum) : ''
    const isMissing = path.length > 0 && valueAt(input, path) === undefined
    const field = path.map(String).join('.')
    const messages = errors[field] ?? []
    messages.push(say(locale, keyOf(issue, isMissing), { minimum, maximum }))
    errors[field] = messages
  }
  return errors
}
