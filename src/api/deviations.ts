import type { AnyEndpoint, Schema } from '#src/contract/endpoint.ts'
import { isMaybeUnknown } from '#src/contract/maybe-unknown.ts'
import { Money } from '#src/contract/primitives.ts'
import { announceFault } from '#src/lib/faults.ts'
import { ApiError } from './api-error.ts'
import type { Deviation } from './loose-reader.ts'

const EXPECTED_TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
}

export function expectedOf(schema: Schema): string {
  const { type, format, entries, innerType } = schema._zod.def as {
    type: string
    format?: string
    entries?: object
    innerType?: Schema
  }
  if (innerType) return expectedOf(innerType)
  if (schema === Money) return 'money'
  if (format === 'datetime') return 'a moment'
  if (entries) return `one of ${Object.values(entries).join(', ')}`
  return EXPECTED_TYPES[type] ?? 'something else'
}

/** The type of a value, never the value, which may be personal: `is missing`, `is a text`. */
export function describeActual(value: unknown, expected?: string): string {
  if (value === undefined) return 'is missing'
  if (value === null) return 'is null'
  if (Array.isArray(value))
    return expected === EXPECTED_TYPES.array ? 'is one that cannot be read' : 'is a list'
  if (typeof value === 'object') return 'is an object'
  return typeof value === 'string' ? 'is a text' : `is a ${typeof value}`
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

/** Deviations that a backend's developer should know: not the absence of fields that only some objects have. */
export const reportableDeviations = (deviations: readonly Deviation[]) =>
  deviations.filter(
    ({ outcome, value, schema }) => outcome !== 'unknown' || !isAbsent(value) || isMaybeUnknown(schema),
  )

/** Unique lines such as `balance.amount: wanted money, is a text`. Derived fields, which lose nothing, have none. */
export const linesOf = (deviations: readonly Deviation[]): string[] => [
  ...new Set(
    reportableDeviations(deviations)
      .filter(({ outcome }) => outcome !== 'derived')
      .map(({ path, schema, value }) => {
        const expected = expectedOf(schema)
        return `${path || 'data'}: wanted ${expected}, ${describeActual(value, expected)}`
      }),
  ),
]

const isLoss = ({ outcome, value }: Deviation) =>
  outcome === 'left-out' || (outcome === 'unknown' && !isAbsent(value))

/** Lines that this page has logged already. */
const loggedLines = new Set<string>()

/** Logs deviations from the contract once per page, and reports data that is not shown to the monitoring. */
export function reportDeviations({ method, path }: AnyEndpoint, deviations: readonly Deviation[]) {
  const lines = linesOf(deviations)
  const fresh = lines.map((line) => `${method} ${path}: ${line}`).filter((line) => !loggedLines.has(line))
  if (fresh.length === 0) return
  for (const line of fresh) loggedLines.add(line)
  console.info(fresh.join('\n'))
  if (deviations.some(isLoss)) announceFault(new ApiError({ kind: 'contract', method, path, unread: lines }))
}
