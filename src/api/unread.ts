import type { Schema } from '#src/contract/endpoint.ts'
import { Money } from '#src/contract/primitives.ts'

/** What was made of a value that is not as the contract says. */
export type Outcome = 'read' | 'derived' | 'unknown' | 'left-out' | 'unreadable'

/** A place of an answer that is not as the contract says. */
export interface Unread {
  /** Names with dots, places of lists as numbers: `balance.amount`. */
  readonly path: string
  readonly wanted: string
  /** What is there, without its value: `is missing`, `is a text`. */
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

/** Lines once each, places of lists aside. */
export const linesOf = (unread: readonly Unread[]): string[] => [
  ...new Set(unread.map((one) => lineOf({ ...one, path: one.path.replaceAll(/\.\d+(?=\.|$)/g, '[]') }))),
]
