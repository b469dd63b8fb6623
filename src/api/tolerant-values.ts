import * as z from 'zod/mini'
import { env } from '#src/config/env.ts'
import type { Schema } from '#src/contract/endpoint.ts'
import { Id, Money } from '#src/contract/primitives.ts'

const isNumeric = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value)

function numberOf(value: unknown, schema: Schema): unknown {
  const number = isNumeric(value) ? Number(value) : value
  const isRounded = typeof number === 'number' && schema !== Id && 'format' in schema._zod.def
  return isRounded ? Math.round(number) : number
}

/** Money with two decimals. Further digits must be zeros, since half a qəpik cannot be paid. */
function moneyOf(value: unknown): unknown {
  if (typeof value === 'number') {
    const rounded = value.toFixed(2)
    return Math.abs(Number(rounded) - value) < 1e-6 ? rounded : value
  }
  if (!isNumeric(value)) return value
  const [, whole = '', digits = ''] = /^\s*(-?\d+)(?:\.(\d+))?\s*$/.exec(value) ?? []
  return /^\d{0,2}0*$/.test(digits) ? `${whole}.${digits.slice(0, 2).padEnd(2, '0')}` : value
}

/** Offset of a time zone at a moment, e.g. `+04:00`. */
function offsetOf(timeZone: string, atMs: number) {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value
  return name?.slice(3) || 'Z'
}

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d(?::?\d\d)?)?$/

/** A moment in UTC. Without a zone it is in the server's, which is a setting; numbers are seconds since 1970. */
function momentOf(value: unknown): unknown {
  if (typeof value === 'number' && value > 1e8 && value < 1e11) return new Date(value * 1000).toISOString()
  const [, day, time, zone] = MOMENT.exec(typeof value === 'string' ? value : '') ?? []
  if (!day) return value
  const local = `${day}T${time}`
  const offset = zone ?? offsetOf(env.apiTimeZone, Date.parse(`${local}Z`))
  // Browsers require the minutes of an offset, after a colon.
  const ms = Date.parse(
    local + offset.replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`),
  )
  return Number.isNaN(ms) ? value : new Date(ms).toISOString()
}

const YES: readonly unknown[] = [1, '1', 'true']
const NO: readonly unknown[] = [0, '0', 'false']

/** The matching word of `words`, regardless of case, hyphens and digits as text; otherwise the value. */
function wordOf(value: unknown, words: readonly unknown[]): unknown {
  const plain = (word: unknown) =>
    String(word)
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '')
  const isWord = typeof value === 'string' || typeof value === 'number'
  return isWord ? (words.find((word) => plain(word) === plain(value)) ?? value) : value
}

function coerce(schema: Schema, value: unknown): unknown {
  const { def } = schema._zod as {
    def: { type: string; format?: string; values?: unknown[]; entries?: object }
  }
  switch (def.type) {
    case 'number':
      return numberOf(value, schema)
    case 'boolean':
      return YES.includes(value) ? true : NO.includes(value) ? false : value
    case 'enum':
      return wordOf(value, Object.values(def.entries ?? {}))
    case 'literal':
      return wordOf(value, def.values ?? [])
    case 'string':
      if (schema === Money) return moneyOf(value)
      if (def.format === 'datetime') return momentOf(value)
      return typeof value === 'number' && Number.isFinite(value) ? String(value) : value
    default:
      return value
  }
}

/** A scalar value as the contract has it; undefined if it is unreadable. */
export function readValue(schema: Schema, value: unknown): unknown {
  const asIs = z.core.safeParse(schema, value)
  return asIs.success ? asIs.data : z.core.safeParse(schema, coerce(schema, value)).data
}
