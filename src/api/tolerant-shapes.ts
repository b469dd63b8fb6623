import type { Schema } from '#src/contract/endpoint.ts'
import { isMaybeUnknown } from '#src/contract/maybe-unknown.ts'
import { MAX_LIST_LENGTH } from './call-limits.ts'
import {
  acceptsNull,
  defOf,
  isJson,
  isOptional,
  objectOf,
  own,
  rowsOf,
  type Shape,
} from './framework-shapes.ts'
import { type Asked, derivationsOf } from './tolerant-derivations.ts'
import { readValue } from './tolerant-values.ts'
import { foundOf, type Outcome, type Unread, wantedOf } from './unread.ts'

/** More values than any response has; more are refused, since reading them would block the page. */
const MAX_PLACES = 5_000_000
/** Maximum number of recorded deviations. */
const MAX_UNREAD = 1_000

/** Reads one response and records its deviations from the contract. */
class LooseReader {
  readonly unread: Unread[] = []
  readonly #asked: Asked
  #places = 0
  /** The fields read so far of the enclosing object. */
  #around: Record<string, unknown> = {}
  /** Status of the project that is being read. */
  #status: unknown

  constructor(asked: Asked) {
    this.#asked = asked
  }

  note(schema: Schema, path: string, value: unknown, outcome: Outcome) {
    if (this.unread.length < MAX_UNREAD)
      this.unread.push({ path, wanted: wantedOf(schema), found: foundOf(value), value, outcome })
    return undefined
  }

  readList(schema: Schema, element: Schema, value: unknown, path: string) {
    const rows = rowsOf(value)
    if (!rows || rows.length > MAX_LIST_LENGTH) return this.note(schema, path, value, 'unreadable')
    if (rows !== value) this.note(schema, path, value, 'read')
    const { shape } = defOf(element)
    // Blocks are never left out: the next save of the whole list would delete them.
    const mayLeaveOut = shape !== undefined && 'id' in shape && !('project_id' in shape)
    const items: unknown[] = []
    for (const [index, row] of rows.entries()) {
      const item = this.read(element, row, path === '' ? `${index}` : `${path}.${index}`, index)
      if (item !== undefined) items.push(item)
      else if (mayLeaveOut) this.note(element, `${path}.${index}`, row, 'left-out')
      else return undefined
    }
    return items
  }

  readField(field: Schema, value: unknown, path: string) {
    if (value === undefined && isOptional(field)) {
      if (isMaybeUnknown(field)) this.note(field, path, value, 'unknown')
      return undefined
    }
    const result = this.read(field, value, path, 0)
    if (result === undefined && isOptional(field) && value !== null) this.note(field, path, value, 'unknown')
    return result
  }

  readObject(schema: Schema, shape: Shape, value: unknown, path: string, index: number) {
    // An empty response is valid if nothing in it is required.
    const came = objectOf(shape, path === '' ? (value ?? {}) : value)
    if (!came) return this.note(schema, path, value, 'unreadable')
    const derivations = derivationsOf(shape)
    const result: Record<string, unknown> = {}
    const missing: string[] = []
    const around = this.#around
    const within = (field: Schema, item: unknown, place: string) => {
      this.#around = result
      const value = this.readField(field, item, place)
      this.#around = around
      return value
    }
    for (const [name, field] of Object.entries(shape)) {
      const place = path === '' ? name : `${path}.${name}`
      const given = own(came, name)
      const isAbsent = given === undefined || (given === null && !acceptsNull(field))
      const known = this.unread.length
      const item = isAbsent && !isOptional(field) ? undefined : within(field, given, place)
      if (item !== undefined) {
        result[name] = item
        if (name === 'status' && 'updated_at' in shape) this.#status = item
      } else if (!isOptional(field) || derivations[name]) {
        if (isAbsent) this.unread.length = known
        missing.push(name)
      }
    }
    for (const name of missing) {
      const field = shape[name] as Schema
      const place = path === '' ? name : `${path}.${name}`
      const derived = derivations[name]?.({
        read: result,
        came,
        index,
        asked: this.#asked,
        around,
        status: this.#status,
      })
      const item = derived === undefined ? undefined : within(field, derived, place)
      if (item === undefined && !isOptional(field))
        return this.note(field, place, own(came, name), 'unreadable')
      if (item === undefined) continue
      this.note(field, place, own(came, name), 'derived')
      result[name] = item
    }
    return result
  }

  readRecord(schema: Schema, valueType: Schema, value: unknown, path: string) {
    const came = Array.isArray(value) && value.length === 0 ? {} : value
    if (!isJson(came)) return this.note(schema, path, value, 'unreadable')
    const entries: [string, unknown][] = []
    for (const [name, item] of Object.entries(came)) {
      if (name === '__proto__') continue
      const result = this.read(valueType, item, `${path}.${name}`, 0)
      if (result !== undefined) entries.push([name, result])
    }
    return Object.fromEntries(entries)
  }

  readUnion(schema: Schema, options: readonly Schema[], value: unknown, path: string, index: number) {
    const known = this.unread.length
    for (const option of options) {
      const result = this.read(option, value, path, index)
      if (result !== undefined) return result
      this.unread.length = known
    }
    return this.note(schema, path, value, 'unreadable')
  }

  read(schema: Schema, value: unknown, path: string, index: number): unknown {
    this.#places += 1
    if (this.#places > MAX_PLACES) return this.note(schema, path, value, 'unreadable')
    const { type, innerType, shape, element, options, items, valueType } = defOf(schema)
    if (innerType) {
      if (value === null && acceptsNull(schema)) return null
      return value === undefined || value === null ? undefined : this.read(innerType, value, path, index)
    }
    if (type === 'array' && element) return this.readList(schema, element, value, path)
    if (type === 'object' && shape) return this.readObject(schema, shape, value, path, index)
    if (type === 'record' && valueType) return this.readRecord(schema, valueType, value, path)
    if (type === 'union' && options) return this.readUnion(schema, options, value, path, index)
    if (type === 'tuple' && items && Array.isArray(value))
      return items.map((item, place) => this.read(item, value[place], `${path}.${place}`, place))
    if (type === 'unknown') return value
    const result = readValue(schema, value)
    if (result === undefined) return this.note(schema, path, value, 'unreadable')
    if (!Object.is(result, value)) this.note(schema, path, value, 'read')
    return result
  }
}

/**
 * Reads a response that violates the contract, guided by the schema: accepts numbers as texts, 0 and 1 as booleans,
 * `null` for absent, `[]` for an empty object, lists in pages. Derives missing fields if possible, omits fields that
 * may be unknown, and leaves unreadable items out of lists. `data` is undefined if the response is unreadable.
 */
export function readLoosely(schema: Schema, data: unknown, asked: Asked) {
  const reader = new LooseReader(asked)
  return { data: reader.read(schema, data, '', 0), unread: reader.unread }
}
