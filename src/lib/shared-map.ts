/** Approximate entries per part: a change copies one part instead of the whole map. */
const PART_SIZE = 32
const MAX_PARTS = 256

/** A power of two, so that the last bits of a hash select the part. */
function partsFor(size: number) {
  let parts = 1
  while (parts < MAX_PARTS && parts * PART_SIZE < size) parts *= 2
  return parts
}

function partOf(key: string, parts: number) {
  let hash = 0
  for (let index = 0; index < key.length; index += 1) hash = (hash * 31 + key.charCodeAt(index)) | 0
  return hash & (parts - 1)
}

/** An immutable map: a change returns another one that shares the unchanged parts. Entries have no particular order. */
export class SharedMap<Value> implements ReadonlyMap<string, Value> {
  readonly size: number
  readonly #parts: readonly ReadonlyMap<string, Value>[]

  private constructor(parts: readonly ReadonlyMap<string, Value>[], size: number) {
    this.#parts = parts
    this.size = size
  }

  static of<Value>(entries: ReadonlyMap<string, Value>): SharedMap<Value> {
    if (entries instanceof SharedMap) return entries
    const parts = Array.from({ length: partsFor(entries.size) }, () => new Map<string, Value>())
    for (const [key, value] of entries) parts[partOf(key, parts.length)]?.set(key, value)
    return new SharedMap(parts, entries.size)
  }

  /** The entries in groups. Maps share the groups that are equal, so a group identifies its entries. */
  get parts(): readonly ReadonlyMap<string, Value>[] {
    return this.#parts
  }

  get(key: string): Value | undefined {
    return this.#parts[partOf(key, this.#parts.length)]?.get(key)
  }

  has(key: string): boolean {
    return this.#parts[partOf(key, this.#parts.length)]?.has(key) ?? false
  }

  with(key: string, value: Value): SharedMap<Value> {
    const place = partOf(key, this.#parts.length)
    const part = new Map(this.#parts[place]).set(key, value)
    return new SharedMap(this.#parts.with(place, part), this.size + (this.has(key) ? 0 : 1))
  }

  *entries(): MapIterator<[string, Value]> {
    for (const part of this.#parts) yield* part
  }

  *keys(): MapIterator<string> {
    for (const part of this.#parts) yield* part.keys()
  }

  *values(): MapIterator<Value> {
    for (const part of this.#parts) yield* part.values()
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries()
  }

  forEach(callback: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void) {
    for (const [key, value] of this) callback(value, key, this)
  }
}
