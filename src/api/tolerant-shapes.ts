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

/** More values than any answer has; what goes beyond is refused before it holds the page. */
const MAX_PLACES = 5_000_000
/** So many findings say enough. */
const MAX_UNREAD = 1_000

/**
 * Reads an answer that is not as the contract says, led by the contract's schema: numbers as texts, 0 and 1 for false
 * and true, `null` for what is absent, `[]` for an empty object, lists in pages. What can be derived is derived; what
 * may be unknown is left out; of a list, items that cannot be read are left out. Undefined: it cannot be read.
 */
export function readLoosely(schema: Schema, data: unknown, asked: Asked) {
  const unread: Unread[] = []
  let places = 0
  let status: unknown

  function note(schema: Schema, path: string, value: unknown, outcome: Outcome) {
    if (unread.length < MAX_UNREAD)
      unread.push({ path, wanted: wantedOf(schema), found: foundOf(value), value, outcome })
    return undefined
  }

  function readList(schema: Schema, element: Schema, value: unknown, path: string) {
    const rows = rowsOf(value)
    if (!rows || rows.length > MAX_LIST_LENGTH) return note(schema, path, value, 'unreadable')
    if (rows !== value) note(schema, path, value, 'read')
    const { shape } = defOf(element)
    // A block that is left out would be removed by the next save of the whole list.
    const mayLeaveOut = shape !== undefined && 'id' in shape && !('project_id' in shape)
    const items: unknown[] = []
    for (const [index, row] of rows.entries()) {
      const item = read(element, row, path === '' ? `${index}` : `${path}.${index}`, index)
      if (item !== undefined) items.push(item)
      else if (mayLeaveOut) note(element, `${path}.${index}`, row, 'left-out')
      else return undefined
    }
    return items
  }

  function readField(field: Schema, value: unknown, path: string) {
    if (value === undefined && isOptional(field)) {
      if (isMaybeUnknown(field)) note(field, path, value, 'unknown')
      return undefined
    }
    const result = read(field, value, path, 0)
    if (result === undefined && isOptional(field) && value !== null) note(field, path, value, 'unknown')
    return result
  }

  function readObject(schema: Schema, shape: Shape, value: unknown, path: string, index: number) {
    // An answer that says nothing at all may have nothing that has to be said.
    const came = objectOf(shape, path === '' ? (value ?? {}) : value)
    if (!came) return note(schema, path, value, 'unreadable')
    const derivations = derivationsOf(shape)
    const result: Record<string, unknown> = {}
    const missing: string[] = []
    for (const [name, field] of Object.entries(shape)) {
      const place = path === '' ? name : `${path}.${name}`
      const given = own(came, name)
      const isAbsent = given === undefined || (given === null && !acceptsNull(field))
      const known = unread.length
      const item = isAbsent && !isOptional(field) ? undefined : readField(field, given, place)
      if (item !== undefined) {
        result[name] = item
        if (name === 'status' && 'updated_at' in shape) status = item
      } else if (!isOptional(field) || derivations[name]) {
        if (isAbsent) unread.length = known
        missing.push(name)
      }
    }
    for (const name of missing) {
      const field = shape[name] as Schema
      const place = path === '' ? name : `${path}.${name}`
      const derived = derivations[name]?.({ read: result, came, index, asked, status })
      const item = derived === undefined ? undefined : read(field, derived, place, 0)
      if (item === undefined && !isOptional(field)) return note(field, place, own(came, name), 'unreadable')
      if (item === undefined) continue
      note(field, place, own(came, name), 'derived')
      result[name] = item
    }
    return result
  }

  function readRecord(schema: Schema, valueType: Schema, value: unknown, path: string) {
    const came = Array.isArray(value) && value.length === 0 ? {} : value
    if (!isJson(came)) return note(schema, path, value, 'unreadable')
    const entries: [string, unknown][] = []
    for (const [name, item] of Object.entries(came)) {
      if (name === '__proto__') continue
      const result = read(valueType, item, `${path}.${name}`, 0)
      if (result !== undefined) entries.push([name, result])
    }
    return Object.fromEntries(entries)
  }

  function readUnion(
    schema: Schema,
    options: readonly Schema[],
    value: unknown,
    path: string,
    index: number,
  ) {
    const known = unread.length
    for (const option of options) {
      const result = read(option, value, path, index)
      if (result !== undefined) return result
      unread.length = known
    }
    return note(schema, path, value, 'unreadable')
  }

  function read(schema: Schema, value: unknown, path: string, index: number): unknown {
    places += 1
    if (places > MAX_PLACES) return note(schema, path, value, 'unreadable')
    const { type, innerType, shape, element, options, items, valueType } = defOf(schema)
    if (innerType) {
      if (value === null && acceptsNull(schema)) return null
      return value === undefined || value === null ? undefined : read(innerType, value, path, index)
    }
    if (type === 'array' && element) return readList(schema, element, value, path)
    if (type === 'object' && shape) return readObject(schema, shape, value, path, index)
    if (type === 'record' && valueType) return readRecord(schema, valueType, value, path)
    if (type === 'union' && options) return readUnion(schema, options, value, path, index)
    if (type === 'tuple' && items && Array.isArray(value))
      return items.map((item, place) => read(item, value[place], `${path}.${place}`, place))
    if (type === 'unknown') return value
    const result = readValue(schema, value)
    if (result === undefined) return note(schema, path, value, 'unreadable')
    if (!Object.is(result, value)) note(schema, path, value, 'read')
    return result
  }

  return { data: read(schema, data, '', 0), unread }
}
