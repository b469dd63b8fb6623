import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { oftenChecked } from './often-checked.ts'

const fields = {
  id: z.int().check(z.positive()),
  text: z.string(),
  whatever: z.unknown(),
  note: z.nullish(z.string()),
  speed: z._default(z.number(), 1),
  kind: z.optional(z.enum(['text', 'pause'])),
  inner: z.optional(z.object({ at: z.number() })),
}

const values = fc.oneof(
  fc.constantFrom(undefined, null, 1, 0, 1.5, 'text', true),
  fc.record({ at: fc.constantFrom(undefined, 1, 'text') }, { requiredKeys: [] }),
)
const names = [...Object.keys(fields), 'unknown', 'toString']
const anything = fc.oneof(
  values,
  fc.array(values),
  fc.dictionary(fc.constantFrom(...names), values),
  fc.record({ id: fc.constant(1), text: fc.string(), whatever: values, note: values, speed: values }),
)

const told = (schema: z.ZodMiniType, value: unknown) => {
  const { success, data, error } = z.safeParse(schema, value)
  return { success, data, keys: Object.keys(data ?? {}), issues: error?.issues }
}

test.each([
  ['without checks', (object: z.ZodMiniObject) => object],
  ['with a check', (object: z.ZodMiniObject) => object.check(z.refine((value) => value.id !== 1))],
] as const)('a fast check agrees with its schema, %s', (_, made) => {
  const often = oftenChecked(made(z.object(fields)))
  const schema = made(z.object(fields))
  fc.assert(
    fc.property(anything, (value) => {
      expect(told(often, value)).toStrictEqual(told(schema, value))
      expect(told(z.array(often), [value])).toStrictEqual(told(z.array(schema), [value]))
    }),
    { numRuns: 3_000 },
  )
})
