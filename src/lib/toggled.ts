/** The set without a value that it has, or with one that it does not have. */
export function toggled<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}
