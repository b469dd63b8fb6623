/** Caches a value computed from an immutable object as long as the object exists. */
export function cachedByObject<Source extends WeakKey, Value>(read: (source: Source) => Value) {
  const known = new WeakMap<Source, { readonly value: Value }>()
  return (source: Source): Value => {
    const entry = known.get(source) ?? { value: read(source) }
    known.set(source, entry)
    return entry.value
  }
}
