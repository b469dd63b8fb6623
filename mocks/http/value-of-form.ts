import * as z from 'zod/mini'
import type { Schema } from '#src/contract/endpoint.ts'
import { Refusal } from './refusal.ts'

function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { def } = schema._zod
  return 'shape' in def ? (def.shape as Readonly<Record<string, Schema>>) : {}
}

const fitsSchema = (schema: Schema, value: unknown) => z.core.safeParse(schema, value).success

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Value of a form text: itself if that fits the field, else parsed as JSON. A form cannot distinguish `"12"` from
 * 12, but the schema can. In a field that the contract does not know, numbers stay text.
 */
function valueOfText(text: string, field: Schema | undefined): unknown {
  const value = parseValue(text)
  if (!field) return typeof value === 'number' || value === undefined ? text : value
  if (fitsSchema(field, text) || value === undefined) return text
  // An object that does not fit stays an object, so that validation can name its fields.
  return fitsSchema(field, value) || (typeof value === 'object' && value !== null) ? value : text
}

/** A name such as `bot[name]`, `bot.name` or `files[]`, by which other servers fill objects and lists. */
const NESTED_NAME = /^(\w+)[.[]/

function refuseNestedNames(names: Iterable<string>, fields: Readonly<Record<string, Schema>>): void {
  const nested = [...names].filter((name) => {
    const [, field = ''] = NESTED_NAME.exec(name) ?? []
    return Object.hasOwn(fields, field) && !Object.hasOwn(fields, name)
  })
  if (nested.length === 0) return
  const errors = Object.fromEntries(nested.map((name) => [name, ['field_nested_name' as const]]))
  throw new Refusal(422, 'field_nested_name', { errors })
}

/** Schema of a list's items; undefined for anything but a list. */
function itemOf(field: Schema | undefined): Schema | undefined {
  const { innerType, element } = (field?._zod.def ?? {}) as { innerType?: Schema; element?: Schema }
  return element ?? (innerType && itemOf(innerType))
}

/** A list is a part per item, or one part with all of them as JSON. */
function valueOfParts(parts: readonly FormDataEntryValue[], field: Schema | undefined): unknown {
  const [first] = parts
  const item = itemOf(field)
  if (item && parts.length === 1 && typeof first === 'string') {
    const whole = valueOfText(first, field)
    if (Array.isArray(whole)) return whole
  }
  const values = parts.map((part) => (typeof part === 'string' ? valueOfText(part, item ?? field) : part))
  return item || values.length > 1 ? values : values[0]
}

/**
 * The value of a form: strings as they are, the rest as JSON, several files or items under one repeated name. @throws
 * Refusal
 */
export function valueOfForm(form: FormData, schema: Schema): Record<string, unknown> {
  const fields = fieldsOf(schema)
  refuseNestedNames(form.keys(), fields)
  const value: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    Object.defineProperty(value, name, {
      value: valueOfParts(form.getAll(name), field),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return value
}
