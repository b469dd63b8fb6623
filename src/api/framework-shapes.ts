import type { Schema } from '#src/contract/endpoint.ts'

type Json = Readonly<Record<string, unknown>>
export type Shape = Readonly<Record<string, Schema>>

interface Def {
  readonly type: string
  readonly innerType?: Schema
  readonly shape?: Shape
  readonly element?: Schema
  readonly options?: readonly Schema[]
  readonly items?: readonly Schema[]
  readonly valueType?: Schema
}

/** Names under which frameworks put the rows of a page. */
const ROWS = ['items', 'data']

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const defOf = (schema: Schema) => schema._zod.def as unknown as Def

export const isOptional = (schema: Schema) => schema._zod.optin === 'optional'

export const own = (value: Json, name: string) => (Object.hasOwn(value, name) ? value[name] : undefined)

/** Unwraps a list that a framework sends as an object with numeric keys (`{"0": …, "2": …}`) or as a page. */
export function rowsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isJson(value)) return undefined
  const names = Object.keys(value)
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) return Object.values(value)
  const rows = ROWS.find((name) => Array.isArray(own(value, name)))
  return rows === undefined ? undefined : (value[rows] as readonly unknown[])
}

export function acceptsNull(schema: Schema): boolean {
  const { type, innerType } = defOf(schema)
  return type === 'nullable' || (innerType !== undefined && acceptsNull(innerType))
}

/** Unwraps an object that is sent in another form: `[]` if it is empty, or only its single field. */
export function objectOf(shape: Shape, value: unknown): Json | undefined {
  if (Array.isArray(value) && value.length === 0 && !('last_page' in shape))
    return aloneIn(shape, value) ?? {}
  if (isJson(value))
    return 'last_page' in shape ? { ...Object(value.meta), ...value } : (aloneIn(shape, value) ?? value)
  return 'last_page' in shape && Array.isArray(value) ? { items: value } : aloneIn(shape, value)
}

/**
 * Restores the object around its only required field if the field came alone: `{ balance: "25.00" }`, an unnamed
 * list.
 */
function aloneIn(shape: Shape, value: unknown): Json | undefined {
  const [name, ...others] = Object.keys(shape).filter((field) => !isOptional(shape[field] as Schema))
  if (name === undefined || others.length > 0) return undefined
  const { type, shape: inner } = defOf(shape[name] as Schema)
  if (!isJson(value)) return value === null || value === undefined ? undefined : { [name]: value }
  if (name in value) return undefined
  if (type === 'array') return rowsOf(value) && { [name]: rowsOf(value) }
  const needed = Object.keys(inner ?? {}).filter(
    (field) => field === 'name' || field === 'slug' || field === 'title',
  )
  return type === 'object' && needed.some((field) => field in value) ? { [name]: value } : undefined
}
