import * as z from 'zod/mini'
import type { AnyEndpoint, Schema } from '#src/contract/endpoint.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { fieldErrors } from './field-errors.ts'

export interface Input {
  params: Record<string, unknown>
  query: unknown
  body: unknown
}

export type Validation =
  | { kind: 'valid'; input: Input }
  | { kind: 'no-such-path' }
  | { kind: 'invalid'; errors: Record<string, string[]> }

interface RawInput {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: unknown
}

const hasNoInput = (schema: Schema) => schema._zod.def.type === 'undefined'

function valueOfQuery(query: URLSearchParams): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const key of new Set(query.keys())) {
    const all = query.getAll(key)
    value[key] = all.length > 1 ? all : all[0]
  }
  return value
}

export function validate(endpoint: AnyEndpoint, raw: RawInput, locale: LocaleCode): Validation {
  const params: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(endpoint.params)) {
    const result = z.core.safeParse(schema, raw.params[name])
    if (!result.success) return { kind: 'no-such-path' }
    params[name] = result.data
  }
  const given = valueOfQuery(raw.query)
  const query = z.core.safeParse(endpoint.query, hasNoInput(endpoint.query) ? undefined : given)
  const body = z.core.safeParse(endpoint.body, raw.body)
  if (query.success && body.success)
    return { kind: 'valid', input: { params, query: query.data, body: body.data } }
  return {
    kind: 'invalid',
    errors: {
      ...(query.success ? {} : fieldErrors(query.error.issues, given, locale)),
      ...(body.success ? {} : fieldErrors(body.error.issues, raw.body, locale)),
    },
  }
}
