import { env } from '#src/config/env.ts'
import type { Schema } from '#src/contract/endpoint.ts'
import { Id, Money } from '#src/contract/primitives.ts'
import { defOf, isJson, onlyRequiredField } from './loose-reader.ts'
import { rowsOf } from './page-of.ts'

const NUMBER = /^\s*[-+]?\d+(?:\.\d+)?\s*$/

/** Offset of the server's time zone at a moment, e.g. `+04:00`. */
function offsetAt(atMs: number) {
  const format = new Intl.DateTimeFormat('en', { timeZone: env.apiTimeZone, timeZoneName: 'longOffset' })
  return format.format(atMs).split('GMT')[1] || 'Z'
}

/** Money with two decimals. Further digits must be zeros, since half a qəpik cannot be paid. */
function moneyOf(value: unknown) {
  const text = typeof value === 'number' ? value.toFixed(6) : String(value).trim()
  // Commas between thousands are only clear if a point precedes the decimals.
  const [, whole, digits = ''] =
    /^(-?\d+)(?:\.(\d{1,2})0*)?$/.exec(/,.*\./.test(text) ? text.replace(/,(?=\d{3}\b)/g, '') : text) ?? []
  return whole && `${whole}.${digits.padEnd(2, '0')}`
}

/** A moment in UTC. Numbers are seconds or milliseconds since 1970; days are written year first, or with points. */
function momentOf(value: unknown) {
  const number = Number(value)
  if (number > 1e8 && number < 1e14) return new Date(number < 1e11 ? number * 1000 : number).toISOString()
  const [, day, time, sign, hours, minutes = '00'] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d[\d:.]*)\s*(?:Z|([+-])(\d\d):?(\d\d)?)?$/.exec(
      String(value).replace(/^(\d\d)\.(\d\d)\.(\d{4})/, '$3-$2-$1'),
    ) ?? []
  if (!time) return undefined
  const utcMs = Date.parse(`${day}T${time}Z`)
  // Databases write 0000-00-00 for no day.
  if (Number.isNaN(utcMs)) return undefined
  const isUtc = String(value).endsWith('Z')
  const zone = sign ? `${sign}${hours}:${minutes}` : isUtc ? 'Z' : offsetAt(utcMs)
  const ms = Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString()
}

const BOOLEANS: Readonly<Record<string, boolean>> = { 0: false, false: false, 1: true, true: true }

const plain = (word: unknown) =>
  String(word)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')

/** Fields of an object that was sent as `[]`, since it is empty, or as its only field: `{ balance: "25.00" }`. */
function fieldsOf(schema: Schema, value: unknown) {
  const { shape = {} } = defOf(schema)
  const only = onlyRequiredField(shape)
  if (only === undefined) return Array.isArray(value) && value.length === 0 ? {} : undefined
  const { type } = defOf(shape[only] as Schema)
  const isAlone =
    !isJson(value) ||
    (!(only in value) && (type === 'object' || (type === 'array' && rowsOf(value) !== undefined)))
  return isAlone ? { [only]: value } : undefined
}

/** The numbers of a tuple. */
const tupleOf = (items: readonly Schema[], value: unknown) =>
  Array.isArray(value) ? items.map((item, place) => convert(item, value[place]) ?? value[place]) : undefined

/** A value in the format that the schema wants; undefined if it is in no other known format. */
export function convert(schema: Schema, value: unknown): unknown {
  const { type, format, values, entries, items } = schema._zod.def as {
    type: string
    format?: string
    values?: unknown[]
    entries?: object
    items?: readonly Schema[]
  }
  if (type === 'array') return rowsOf(value)
  if (type === 'object') return fieldsOf(schema, value)
  if (items) return tupleOf(items, value)
  if (typeof value === 'object' || value === undefined) return undefined
  const words = entries ? Object.values(entries) : values
  if (words) return words.find((word) => plain(word) === plain(value))
  if (type === 'boolean') return BOOLEANS[plain(value)]
  if (type === 'number' && NUMBER.test(String(value)))
    return format && schema !== Id ? Math.round(Number(value)) : Number(value)
  if (schema === Money) return moneyOf(value)
  if (format === 'datetime') return momentOf(value)
  return type === 'string' && typeof value === 'number' ? String(value) : undefined
}
