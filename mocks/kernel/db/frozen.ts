const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * A copy of plain data that nobody can change. What is frozen already is taken as it is, and so are files and
 * dates. Far faster than a structured clone, which matters when a world is seeded.
 */
export function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as Value
  if (!isPlain(value)) return value
  const copy: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) copy[key] = frozenCopy(child)
  return Object.freeze(copy) as Value
}
