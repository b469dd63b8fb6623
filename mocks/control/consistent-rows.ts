import type { Change } from '#mocks/kernel/db/entity.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that refer to rows of another collection, which the backend needs. */
const REFERENCE_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sessions: { customer_id: 'customers' },
  emailTokens: { customer_id: 'customers' },
  wallets: { id: 'customers' },
  transactions: { customer_id: 'customers' },
  payments: { customer_id: 'customers', transaction_id: 'transactions' },
  promoUses: { customer_id: 'customers' },
  projects: { customer_id: 'customers', language: 'languages', run_id: 'runs' },
  outlines: { id: 'projects', block_ids: 'blocks' },
  blocks: { project_id: 'projects', take_id: 'takes' },
  takes: { block_id: 'blocks' },
  runs: { customer_id: 'customers' },
  exports: { customer_id: 'customers', project_id: 'projects' },
}

/** Amounts that cannot be negative. */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  wallets: ['available', 'held'],
  promoCodes: ['amount'],
}

/** The last moment that a `Date` can hold, in ms. */
const LAST_MOMENT_MS = 8.64e15
const MOMENT = /(?:_at|^since)$/

type Problem = string | undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

function problemOfName(
  fields: Fields,
  naming: Fields,
  has: (collection: string, id: unknown) => boolean,
): Problem {
  for (const [field, collection] of Object.entries(naming)) {
    const named = fields[field]
    if (named === null || named === undefined) continue
    const missing = listOf(named).find((id) => !has(String(collection), id))
    if (missing !== undefined) return `${field}: ${collection} has no ${missing}`
    if (new Set(listOf(named)).size < listOf(named).length) return `${field}: names one twice`
  }
  return undefined
}

const problemOfMoment = (fields: Fields): Problem =>
  Object.entries(fields).flatMap(([field, value]) =>
    MOMENT.test(field) && typeof value === 'number' && Math.abs(value) > LAST_MOMENT_MS
      ? `${field}: no moment`
      : [],
  )[0]

const problemOfAmount = (fields: Fields, names: readonly string[] = []): Problem => {
  const wrong = names.find((name) => Number(fields[name]) < 0)
  return wrong && `${wrong}: none or more`
}

/**
 * Refuses rows that are valid one by one but impossible together: references to missing rows, times that no clock has.
 * The rows' schemas check the types of fields.
 * @throws Error for the first impossible row
 */
export function requireConsistentRows(rows: Iterable<Change>): void {
  const all = [...rows]
  const ids = new Map<string, Set<unknown>>()
  for (const { collection, id } of all)
    ids.set(collection, (ids.get(collection) ?? new Set<unknown>()).add(id))
  const has = (collection: string, id: unknown) => ids.get(collection)?.has(id) === true
  for (const { collection, id, value } of all) {
    const fields = { ...value } as Fields
    const wrong =
      (fields.id === id ? undefined : `is called ${String(fields.id)}`) ??
      (collection === 'sequences' && !Number.isSafeInteger(fields.value)
        ? 'value: a whole number'
        : undefined) ??
      problemOfName(fields, REFERENCE_FIELDS[collection] ?? {}, has) ??
      problemOfMoment(fields) ??
      problemOfAmount(fields, AMOUNTS[collection])
    if (wrong) throw new Error(`This world cannot be: ${collection} ${String(id).slice(0, 60)}: ${wrong}`)
  }
}
