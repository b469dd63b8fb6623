/** Freezes a plain value through and through, and gives it back. Files and dates are left alone. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value
  Object.freeze(value)
  for (const child of Object.values(value)) freezeDeep(child)
  return value
}
