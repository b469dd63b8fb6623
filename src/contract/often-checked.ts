import type * as z from 'zod/mini'

/**
 * The same schema, about four times as fast: for objects that arrive by the thousand. Skips absent fields, and leaves
 * anything unusual or wrong to zod.
 */
export function oftenChecked<Schema extends z.ZodMiniObject>(schema: Schema): Schema {
  const inner = schema._zod
  const { parse } = inner
  const fields = Object.entries(schema.shape)
  const parseByField: typeof parse = (payload, context) => {
    const input = payload.value
    if (input?.constructor !== Object) return parse(payload, context)
    const value: Record<string, unknown> = {}
    for (const [name, { _zod: field }] of fields) {
      const isGiven = name in input
      if (!isGiven && field.optin === 'optional' && field.optout) continue
      const checked = isGiven && field.run({ value: input[name], issues: [] }, context)
      if (!checked || checked instanceof Promise || checked.issues[0]) return parse(payload, context)
      value[name] = checked.value
    }
    payload.value = value
    return payload
  }
  // `run` is the same function as `parse` if an object has no checks of its own.
  if (inner.run === parse) inner.run = parseByField
  inner.parse = parseByField
  return schema
}
