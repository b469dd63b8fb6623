import type { Schema } from '#src/contract/endpoint.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { MAX_LIST_LENGTH } from './call-limits.ts'
import { readValue } from './loose-values.ts'

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
export interface Asked {
  readonly params: Json
  readonly query: Json
  readonly body: Json
  /** Title of a service in the customer's language. */
  titleOf(slug: ServiceSlug): string
}

/** Context of an object: the fields read so far, the received fields, and its position in its list. */
export interface Place {
  readonly read: Json
  readonly came: Json
  readonly index: number
  readonly asked: Asked
  /** The enclosing object, such as the service of a project. */
  readonly around: Place | undefined
}

export type Derivations = Readonly<Record<string, (place: Place) => unknown>>

/** More values than any response has; more are refused, since reading them would block the page. */
const MAX_VALUES = 5_000_000

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isOptional = (schema: Schema) => schema._zod.optin === 'optional'

export const defOf = (schema: Schema) =>
  schema._zod.def as unknown as Partial<
    Record<'innerType' | 'element' | 'valueType', Schema> & Record<'items' | 'options', readonly Schema[]>
  > & { readonly type: string; readonly shape?: Shape }

/** The rows of a list, a page (`{data: […]}`) or an object with numeric keys, which some frameworks send for a list. */
export function rowsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value) || !isJson(value)) return Array.isArray(value) ? value : undefined
  const rows = [value.items, value.data].find(Array.isArray)
  return rows ?? (/^(?:\d+,?)+$/.test(Object.keys(value).join()) ? Object.values(value) : undefined)
}

/** The only field that an object must have. */
export function onlyFieldOf(shape: Shape) {
  const [name, ...others] = Object.keys(shape).filter((field) => !isOptional(shape[field] as Schema))
  return others.length === 0 ? name : undefined
}

/** Whether the only field was sent without the object around it: `{ balance: "25.00" }`, an unnamed list. */
function isSentAlone(only: string, shape: Shape, value: unknown) {
  const { type } = defOf(shape[only] as Schema)
  if (!isJson(value)) return true
  return !(only in value) && (type === 'object' || (type === 'array' && rowsOf(value) !== undefined))
}

/** Reads one response and records its deviations from the contract. */
class LooseReader {
  readonly deviations = new Map<string, Deviation>()
  readonly #asked: Asked
  readonly #derivationsOf: (shape: object) => Derivations
  #values = 0

  constructor(asked: Asked, derivationsOf: (shape: object) => Derivations) {
    this.#asked = asked
    this.#derivationsOf = derivationsOf
  }

  note(outcome: Outcome, schema: Schema, path: string, value: unknown) {
    const key = outcome + path
    if (!this.deviations.has(key)) this.deviations.set(key, { path, schema, value, outcome })
    return undefined
  }

  readObject(shape: Shape, value: unknown, path: string, index: number, around?: Place) {
    const only = onlyFieldOf(shape)
    const isAlone = only !== undefined && isSentAlone(only, shape, value)
    const came = isAlone ? { [only]: value } : Array.isArray(value) && value.length === 0 ? {} : value
    if (!isJson(came)) return undefined
    const read: Record<string, unknown> = {}
    const place = { read, came, index, asked: this.#asked, around }
    const derivations = this.#derivationsOf(shape)
    for (const isDeriving of [false, true]) {
      for (const [name, field] of Object.entries(shape)) {
        if (read[name] !== undefined) continue
        const given = Object.hasOwn(came, name) ? came[name] : undefined
        const source = isDeriving ? derivations[name]?.(place) : given
        const at = path === '' ? name : `${path}.${name}`
        const item = source === undefined && isDeriving ? undefined : this.readAt(field, source, at, 0, place)
        if (item !== undefined) read[name] = item
        if (!isDeriving) continue
        if (item !== undefined) this.note('derived', field, at, given)
        else if (!isOptional(field)) return this.note('unreadable', field, at, given)
      }
    }
    return read
  }

  readList(element: Schema, value: unknown, path: string, around?: Place) {
    const rows = rowsOf(value)
    if (!rows || rows.length > MAX_LIST_LENGTH) return undefined
    const items: unknown[] = []
    const { shape = {} } = defOf(element)
    for (const [index, row] of rows.entries()) {
      const item = this.readAt(element, row, `${path}[]`, index, around)
      if (item !== undefined) items.push(item)
      // Blocks are never left out: the next save of the whole list would delete them.
      else if (!('id' in shape) || 'project_id' in shape) return undefined
      else this.note('left-out', element, `${path}[]`, row)
    }
    // With every item left out, an empty list would tell a customer that there is nothing.
    return items.length === 0 && rows.length > 0 ? undefined : items
  }

  readAt(schema: Schema, value: unknown, path: string, index: number, around?: Place): unknown {
    const { type, innerType, element, shape, options, items, valueType } = defOf(schema)
    this.#values += 1
    if (this.#values > MAX_VALUES) return undefined
    if (innerType) {
      if (value === null && type === 'nullable') return null
      const item = this.readAt(innerType, value, path, index, around)
      return item === undefined && type === 'optional' ? this.note('unknown', schema, path, value) : item
    }
    if (value === undefined || value === null) return undefined
    if (type === 'unknown') return value
    if (element) return this.readList(element, value, path, around)
    if (shape) return this.readObject(shape, value, path, index, around)
    if (items && Array.isArray(value))
      return items.map((item, place) => this.readAt(item, value[place], path, place, around))
    if (valueType && typeof value === 'object') {
      const entries = Object.entries(value).map(([name, item]) => [
        name,
        this.readAt(valueType, item, `${path}[]`, 0, around),
      ])
      return Object.fromEntries(entries.filter(([name, item]) => name !== '__proto__' && item !== undefined))
    }
    if (options) {
      const readings = options.map((option) => readLoosely(option, value, this.#asked, this.#derivationsOf))
      const found = readings.find(({ data }) => data !== undefined)
      for (const each of found?.deviations ?? []) this.note(each.outcome, each.schema, each.path, each.value)
      return found?.data
    }
    const result = readValue(schema, value)
    if (result !== undefined && !Object.is(result, value)) this.note('read', schema, path, value)
    return result
  }
}

/**
 * Reads a response that violates the contract, guided by the schema: accepts values in other formats, `null` and ''
 * for absent ones, `[]` for an empty object. Derives missing fields, omits optional ones and leaves unreadable items
 * out of lists. `data` is undefined if the response is unreadable.
 */
export function readLoosely(
  schema: Schema,
  data: unknown,
  asked: Asked,
  derivationsOf: (shape: object) => Derivations = () => ({}),
): { readonly data: unknown; readonly deviations: readonly Deviation[] } {
  const reader = new LooseReader(asked, derivationsOf)
  // An empty response is valid if nothing in it is required.
  return { data: reader.readAt(schema, data ?? {}, '', 0), deviations: [...reader.deviations.values()] }
}
