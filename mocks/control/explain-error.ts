import * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const joinValues = (values: readonly unknown[], sign = ', ') => values.map(String).join(sign)

/** Whether the value is missing; only input parsed with `reportInput` tells. */
const isMissing = (issue: Issue) => 'input' in issue && issue.input === undefined

function expectedBy(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected
    case 'invalid_value':
      return joinValues(issue.values)
    case 'invalid_format':
      return issue.format === 'email' ? 'an e-mail address' : issue.format
    case 'too_small':
      return `${issue.inclusive ? 'from' : 'more than'} ${issue.minimum}`
    case 'too_big':
      return `${issue.inclusive ? 'up to' : 'less than'} ${issue.maximum}`
    default:
      return undefined
  }
}

/** Issues of the union members that the input comes closest to. */
function nearestIssues(forms: readonly Issue[][]): readonly Issue[][] {
  const strange = (issues: readonly Issue[]) =>
    issues.filter((issue) => issue.code === 'unrecognized_keys' || isMissing(issue)).length
  const least = Math.min(...forms.map(strange))
  return forms.filter((issues) => strange(issues) === least)
}

function describeIssue(issue: Issue, above: readonly PropertyKey[] = []): string {
  const path = [...above, ...issue.path]
  const place = path.length > 0 ? `${joinValues(path, '.')}: ` : ''
  if (issue.code === 'unrecognized_keys') return `${place}nobody knows ${joinValues(issue.keys)}`
  if (issue.code === 'invalid_union' && issue.errors.length > 0)
    return nearestIssues(issue.errors)
      .map((issues) => issues.map((each) => describeIssue(each, path)).join('; '))
      .join(', or ')
  if (issue.code === 'invalid_union' && 'options' in issue)
    return `${place}only ${joinValues(issue.options ?? [])}`
  const wanted = expectedBy(issue)
  if (wanted === undefined) return place + issue.message
  return place + (isMissing(issue) ? `missing (${wanted})` : `only ${wanted}`)
}

/** The reason of a rejection, for people; a schema error lists each field. */
export function explainError(error: unknown): string {
  if (error instanceof z.core.$ZodError) return error.issues.map((issue) => describeIssue(issue)).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof z.core.$ZodError
    ? `${error.message}: ${explainError(error.cause)}`
    : error.message
}
