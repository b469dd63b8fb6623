import * as z from 'zod/mini'
import { Words } from '#src/contract/block.ts'
import type { AnyEndpoint, Schema } from '#src/contract/endpoint.ts'
import { isMaybeUnknown } from '#src/contract/maybe-unknown.ts'
import { specifiedFields } from '#src/contract/specified.ts'
import type { NamedSchema } from './contract-modules.ts'

export type JsonSchema = Record<string, unknown>

const WORD = '#/components/schemas/Word'

/** The parts of a call that have a schema each; `params` are one part per name. */
export type Part = 'query' | 'body' | 'data' | `params.${string}`

/** The schemas of one document: named ones refer to one another, parts of calls are written out. */
export interface JsonSchemas {
  readonly components: Record<string, JsonSchema>
  /** A reference where the part is a named schema. */
  partOf(endpoint: AnyEndpoint, part: Part): JsonSchema | undefined
  /** The schema itself, also where it has a name. */
  objectOf(endpoint: AnyEndpoint, part: Part): JsonSchema | undefined
}

/** A union of an integer and digits: an id in a query travels as digits. */
function isDigitsUnion(schema: JsonSchema): boolean {
  const [first, second] = Array.isArray(schema.anyOf) ? schema.anyOf : []
  return first?.type === 'integer' && second?.type === 'string'
}

/**
 * Removes what zod says of every integer (the range of a double), folds digits into the integer, and writes a tuple of
 * equal items, which linters and generators stumble over, as an array of that length.
 */
function tidy(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (
    Array.isArray(schema.prefixItems) &&
    new Set(schema.prefixItems.map((item) => JSON.stringify(item))).size === 1
  ) {
    schema.items = schema.prefixItems[0]
    delete schema.prefixItems
  }
  if (isDigitsUnion(schema) && Array.isArray(schema.anyOf)) {
    const [integer] = schema.anyOf
    delete schema.anyOf
    Object.assign(schema, integer)
  }
}

/** Names of schemas whose fields the specification names under another. */
const SPECIFIED_AS: Readonly<Record<string, string>> = {
  ListedService: 'Service',
  ProjectSummary: 'Project',
  BegunProject: 'Project',
}

/**
 * A server gives every field that the client can do without, so the document asks for it; `x-specified` names those
 * that the owner's specification guarantees. What only the client's reader sets is left out.
 */
function markGuarantees(schema: Schema, json: JsonSchema, name: string | undefined): void {
  const { shape } = schema._zod.def as { shape?: Readonly<Record<string, Schema>> }
  if (!shape) return
  const isAsked = (field: string) => {
    const part = shape[field]
    return part !== undefined && (part._zod.optin !== 'optional' || isMaybeUnknown(part))
  }
  const required = Object.keys(shape).filter(isAsked)
  if (required.length > 0) json.required = required
  const specified = specifiedFields[SPECIFIED_AS[name ?? ''] ?? name ?? '']?.filter((field) => field in shape)
  if (specified) json['x-specified'] = specified
  if (typeof json.properties === 'object' && json.properties !== null) {
    const { is_text_unknown: _, ...properties } = json.properties as JsonSchema
    json.properties = properties
  }
}

const keyOf = (endpoint: AnyEndpoint, part: Part) => `${endpoint.name}:${part}`

function partsOf(endpoint: AnyEndpoint): readonly (readonly [Part, Schema])[] {
  const { params, query, body, data } = endpoint
  const named = Object.entries(params).map(([name, schema]) => [`params.${name}` as Part, schema] as const)
  return [...named, ['query', query], ['body', body], ['data', data]]
}

const without = ({ $schema: _, $id: __, id: ___, ...schema }: JsonSchema): JsonSchema => schema

/**
 * JSON schemas of all that travels, as it travels: both directions are the input of their zod schema, since
 * each side parses what it receives.
 */
export function jsonSchemas(named: readonly NamedSchema[], endpoints: readonly AnyEndpoint[]): JsonSchemas {
  const registry = z.registry<{ id: string; description?: string }>()
  const names = new Map(named.map(({ name, schema }) => [schema, name]))
  for (const { name, schema, description } of named) registry.add(schema, { id: name, description })
  const parts = new Map<string, Schema>()
  for (const endpoint of endpoints) {
    for (const [part, schema] of partsOf(endpoint)) {
      if (schema._zod.def.type === 'undefined') continue
      parts.set(keyOf(endpoint, part), schema)
    }
  }
  // A schema has one id in a registry: a part that is a named schema, or that two calls share, is looked up.
  for (const [key, schema] of parts) if (!registry.has(schema)) registry.add(schema, { id: key })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override({ zodSchema, jsonSchema }) {
      // `Words` is a custom schema, which zod cannot describe.
      markGuarantees(zodSchema, jsonSchema as JsonSchema, names.get(zodSchema))
      if (zodSchema === Words) Object.assign(jsonSchema, { type: 'array', items: { $ref: WORD } })
      tidy(jsonSchema as JsonSchema)
    },
  })
  const written = (schema: Schema) => without((schemas[registry.get(schema)?.id ?? ''] ?? {}) as JsonSchema)
  const components = [...names.values()].sort().map((name) => [name, without(schemas[name] as JsonSchema)])
  return {
    components: Object.fromEntries(components),
    partOf(endpoint, part) {
      const schema = parts.get(keyOf(endpoint, part))
      const name = schema && names.get(schema)
      return name ? { $ref: `#/components/schemas/${name}` } : schema && written(schema)
    },
    objectOf(endpoint, part) {
      const schema = parts.get(keyOf(endpoint, part))
      return schema && written(schema)
    },
  }
}
