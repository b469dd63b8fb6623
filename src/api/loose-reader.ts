import * as z from 'zod/mini'
import type { Schema } from '#src/contract/endpoint.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { MAX_LIST_LENGTH } from './call-limits.ts'

export type Json = Readonly<Record<string, unknown>>
type Shape = Readonly<Record<string, Schema>>

/** Result of reading a value that violates the contract. */
export type Outcome = 'read' | 'derived' | 'unknown' | 'left-out' | 'unreadable'

/** A value of a response that violates the contract. */
export interface Deviation {
  /** Names joined by dots, without the positions in lists: `projects[].price`. */
  readonly path: string
  readonly schema: Schema
  readonly value: unknown
  readonly outcome: Outcome
}

/** The input of the call, from which missing fields of its response are derived. */
export interface CallInput {
  readonly params: Json
  readonly query: Json
  readonly body: Json
  /** Title of a service in the customer's language. */
  titleOf(slug: ServiceSlug): string
}

/** Context of an object: the fields read so far, the received fields, and its position in its list. */
export interface ObjectContext {
  readonly read: Json
  readonly came: Json
  readonly index: number
  readonly asked: CallInput
  /** The enclosing object, such as the service of a project. */
  readonly around: ObjectContext | undefined
}

export type Derivations = Readonly<Record<string, (place: ObjectContext) => unknown>>

/** Values of a call, and functions that only some responses need. */
export interface Means {
  readonly asked: CallInput
  /** Derivations of the fields that an object of this shape may lack. */
  derivationsOf(shape: object): Derivations
  /** A value in another format, as the schema wants it; undefined if it is in no known format. */
  convert(schema: Schema, value: unknown): unknown
}

export interface Reading {
  /** Undefined if the response is unreadable. */
  readonly data: unknown
  readonly deviations: readonly Deviation[]
}

/** More values than any response has; more are refused, since reading them would block the page. */
const MAX_VALUES = 5_000_000

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOptional = (schema: Schema) => schema._zod.optin === 'optional'

export const defOf = (schema: Schema) =>
  schema._zod.def as unknown as Partial<
    Record<'innerType' | 'element' | 'valueType', Schema> & { readonly options: readonly Schema[] }
  > & { readonly type: string; readonly shape?: Shape }

/** The only field that an object must have. */
export function onlyRequiredField(shape: Shape) {
  const [name, ...others] = Object.keys(shape).filter((field) => !isOptional(shape[field] as Schema))
  return others.length === 0 ? name : undefined
}

/** Reads one response and records its deviations from the contract. */
class LooseReader {
  readonly #means: Means
  readonly #deviations = new Map<string, Deviation>()
  #values = 0

  constructor(means: Means) {
    this.#means = means
  }

  /** An empty response is valid if nothing in it is required. */
  read(schema: Schema, data: unknown): Reading {
    return { data: this.#readAt(schema, data ?? {}, ''), deviations: [...this.#deviations.values()] }
  }

  #note(outcome: Outcome, schema: Schema, path: string, value: unknown) {
    this.#deviations.set(outcome + path, { path: path.slice(1), schema, value, outcome })
    return undefined
  }

  #readObject(
    schema: Schema,
    value: unknown,
    path: string,
    around: ObjectContext | undefined,
    index: number,
  ): unknown {
    const came = isJson(value) ? value : this.#means.convert(schema, value)
    if (!isJson(came)) return undefined
    const { shape = {} } = defOf(schema)
    const fields = Object.entries(shape)
    const read: Record<string, unknown> = {}
    const place = { read, came, index, asked: this.#means.asked, around }
    const derivations = this.#means.derivationsOf(shape)
    const put = (name: string, field: Schema, given: unknown) => {
      const item = this.#readAt(field, given, `${path}.${name}`, place)
      if (item !== undefined) read[name] = item
    }
    for (const [name, field] of fields) put(name, field, came[name])
    for (const [name, field] of fields) {
      if (name in read) continue
      const derived = derivations[name]?.(place)
      if (derived !== undefined) put(name, field, derived)
      if (name in read) this.#note('derived', field, `${path}.${name}`, came[name])
      else if (!isOptional(field)) {
        const whole = this.#means.convert(schema, came)
        if (whole !== undefined) return this.#readObject(schema, whole, path, around, index)
        return this.#note('unreadable', field, `${path}.${name}`, came[name])
      }
    }
    return read
  }

  #readList(schema: Schema, element: Schema, value: unknown, path: string, around?: ObjectContext) {
    const rows = Array.isArray(value) ? value : this.#means.convert(schema, value)
    if (!Array.isArray(rows) || rows.length > MAX_LIST_LENGTH) return undefined
    const items: unknown[] = []
    const { shape = {} } = defOf(element)
    for (const [index, row] of rows.entries()) {
      const item = this.#readAt(element, row, `${path}[]`, around, index)
      if (item !== undefined) items.push(item)
      // Blocks are never left out: the next save of the whole list would delete them.
      else if (!('id' in shape) || 'project_id' in shape) return undefined
      else this.#note('left-out', element, `${path}[]`, row)
    }
    // With every item left out, an empty list would tell a customer that there is nothing.
    return items.length === 0 && rows.length > 0 ? undefined : items
  }

  #readAt(schema: Schema, value: unknown, path: string, around?: ObjectContext, index = 0): unknown {
    const { type, innerType, element, shape, valueType } = defOf(schema)
    this.#values += 1
    if (this.#values > MAX_VALUES) return undefined
    if (innerType) {
      if (value === null && type === 'nullable') return null
      const item = this.#readAt(innerType, value, path, around, index)
      return item === undefined && type === 'optional' ? this.#note('unknown', schema, path, value) : item
    }
    if (value === undefined || value === null) return undefined
    if (element) return this.#readList(schema, element, value, path, around)
    if (shape) return this.#readObject(schema, value, path, around, index)
    if (valueType && typeof value === 'object') {
      const entries = Object.entries(value).map(([name, item]) => [
        name,
        this.#readAt(valueType, item, `${path}[]`, around),
      ])
      return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
    }
    const plain = z.core.safeParse(schema, value)
    if (plain.success) return plain.data
    const { data } = z.core.safeParse(schema, this.#means.convert(schema, value))
    if (data !== undefined) this.#note('read', schema, path, value)
    return data
  }
}

/**
 * Reads a response that violates the contract, guided by the schema: takes `null` and unreadable values for absent
 * ones, derives missing fields, omits optional ones and leaves unreadable items out of lists.
 */
export const readLoosely = (schema: Schema, data: unknown, means: Means): Reading =>
  new LooseReader(means).read(schema, data)
