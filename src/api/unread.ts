import type { Schema } from '#src/contract/endpoint.ts'
import { Money } from '#src/contract/primitives.ts'

/** Result of reading a value that violates the contract. */
export type Outcome = 'read' | 'derived' | 'unknown' | 'left-out' | 'unreadable'

/** A value of a response that violates the contract. */
export interface Unread {
  /** Names and list indexes joined by dots: `balance.amount`. */
  readonly path: string
  readonly wanted: string
  /** The value's type, never the value: `is missing`, `is a text`. */
  readonly found: string
  readonly value: unknown
  readonly outcome: Outcome
}

const WANTED: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
}

export function wantedOf(schema: Schema): string {
  const { def } = schema._zod as {
    def: { type: string; format?: string; entries?: object; innerType?: Schema }
  }
  if (schema === Money) return 'money'
  if (def.format === 'datetime') return 'a moment'
  if (def.innerType) return wantedOf(def.innerType)
  if (def.type === 'enum') return `one of ${Object.values(def.entries ?? {}).join(', ')}`
  return WANTED[def.type] ?? 'something else'
}

export function foundOf(value: unknown): string {
  if (value === undefined) return 'is missing'
  if (value === null) return 'is null'
  if (Array.isArray(value)) return 'is a list'
  if (typeof value === 'object') return 'is an object'
  return typeof value === 'string' ? 'is a text' : `is a ${typeof value}`
}

/** A line for developers, without the value, which may be personal: `balance.amount: wanted money, is a text`. */
export const lineOf = ({ path, wanted, found }: Unread) => `${path || 'data'}: wanted ${wanted}, ${found}`

/** Unique lines, regardless of the position in a list. */
export const linesOf = (unread: readonly Unread[]): string[] => [
  ...new Set(unread.map((one) => lineOf({ ...one, path: one.path.replaceAll(/\.\d+(?=\.|$)/g, '[]') }))),
]
