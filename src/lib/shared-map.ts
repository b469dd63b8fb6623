/** Parts of a map: a change copies one of them. In a map of 10,000 entries that is 40 entries instead of all. */
const PARTS = 256

function partOf(key: string) {
  let hash = 0
  for (let index = 0; index < key.length; index += 1) hash = (hash * 31 + key.charCodeAt(index)) | 0
  return hash & (PARTS - 1)
}

/**
 * A map that never changes: a change makes another one, and both share what they have in common. Entries have no
 * particular order.
 */
export class SharedMap<Value> implements ReadonlyMap<string, Value> {
  readonly size: number
  readonly #parts: readonly ReadonlyMap<string, Value>[]

  private constructor(parts: readonly ReadonlyMap<string, Value>[], size: number) {
    this.#parts = parts
    this.size = size
  }

  static of<Value>(entries: ReadonlyMap<string, Value>): SharedMap<Value> {
    if (entries instanceof SharedMap) return entries
    const parts = Array.from({ length: PARTS }, () => new Map<string, Value>())
    for (const [key, value] of entries) parts[partOf(key)]?.set(key, value)
    return new SharedMap(parts, entries.size)
  }

  get(key: string): Value | undefined {
    return this.#parts[partOf(key)]?.get(key)
  }

  has(key: string): boolean {
    return this.#parts[partOf(key)]?.has(key) ?? false
  }

  /** The map with one entry more, or another value for it. */
  with(key: string, value: Value): SharedMap<Value> {
    const place = partOf(key)
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
