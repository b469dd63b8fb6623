import * as z from 'zod/mini'
import { Words } from '#src/contract/block.ts'
import type { AnyEndpoint, Schema } from '#src/contract/endpoint.ts'
import { isMaybeUnknown } from '#src/contract/maybe-unknown.ts'
import { specifiedFields } from '#src/contract/specified.ts'
import type { ContractModule } from './contract-modules.ts'
import { type AllComments, addDescriptions, partOf } from './explain.ts'

export type JsonSchema = Record<string, unknown>

const WORD_REFERENCE = '#/components/schemas/Word'

/** Parts of a call with a schema each; `params` has one part per name. */
export type CallPart = 'query' | 'body' | 'data' | `params.${string}`

/** Schemas of one document: named schemas refer to each other, parts of calls are inline. */
export interface JsonSchemas {
  readonly components: Record<string, JsonSchema>
  /** A reference if the part is a named schema. */
  partOf(endpoint: AnyEndpoint, part: CallPart): JsonSchema | undefined
  /** The schema itself, even if it has a name. */
  objectOf(endpoint: AnyEndpoint, part: CallPart): JsonSchema | undefined
  /** Comment of the call's declaration. */
  textOf(endpoint: AnyEndpoint): string | undefined
}

/** A union of an integer and digits, because an id in a query is sent as digits. */
function isDigitsUnion(schema: JsonSchema): boolean {
  const [first, second] = Array.isArray(schema.anyOf) ? schema.anyOf : []
  return first?.type === 'integer' && second?.type === 'string'
}

/**
 * Removes what JSON Schema does not need for a file, and the range that zod adds to every integer, folds the digits union into an integer, and writes a tuple of
 * equal items as an array of that length, because linters and generators cannot handle the tuple.
 */
function tidySchema(schema: JsonSchema): void {
  // Generators know a file by its format alone.
  if (schema.format === 'binary') delete schema.contentEncoding
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

/** Schemas whose fields the specification lists under another name. */
const SPECIFIED_AS: Readonly<Record<string, string>> = {
  ListedService: 'Service',
  ProjectSummary: 'Project',
  CreatedProject: 'Project',
}

/**
 * Marks every field that the client can do without as required, because a server should send it; `x-specified`
 * lists those that the owner's specification guarantees, for `markSpecified`. Leaves out fields that only the client's
 * reader sets.
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
    const { is_text_unknown: _, unknown_titles: __, ...properties } = json.properties as JsonSchema
    json.properties = properties
  }
}

/** Numbers of an enum are integers with names; those names are its entries' keys. */
function nameNumbers(schema: Schema, json: JsonSchema): void {
  if (!Array.isArray(json.enum) || !json.enum.every(Number.isInteger)) return
  json.type = 'integer'
  const { entries } = schema._zod.def as { entries?: object }
  if (entries) json['x-enum-varnames'] = Object.keys(entries)
}

/** Removes null from the fields of a form, which cannot send it. */
function withoutNull({ properties }: JsonSchema): void {
  for (const field of Object.values((properties ?? {}) as Record<string, JsonSchema>)) {
    const { anyOf } = field
    if (!Array.isArray(anyOf) || anyOf[1]?.type !== 'null') continue
    delete field.anyOf
    Object.assign(field, anyOf[0])
  }
}

/** Moves the list of guaranteed fields to the fields, where a reader sees it. */
function markSpecified(schema: JsonSchema): void {
  const { 'x-specified': names, properties } = schema
  if (!Array.isArray(names)) return
  delete schema['x-specified']
  for (const name of names)
    Object.assign((properties as Record<string, object>)[name] ?? {}, { 'x-specified': true })
}

const keyOf = (endpoint: AnyEndpoint, part: CallPart) => `${endpoint.name}:${part}`

function partsOf(endpoint: AnyEndpoint): readonly (readonly [CallPart, Schema])[] {
  const { params, query, body, data } = endpoint
  const named = Object.entries(params).map(
    ([name, schema]) => [`params.${name}` as CallPart, schema] as const,
  )
  return [...named, ['query', query], ['body', body], ['data', data]]
}

const withoutIds = ({ $schema: _, $id: __, id: ___, ...schema }: JsonSchema): JsonSchema => schema

/** Schemas of the parts of all calls, by key. */
function allParts(endpoints: readonly AnyEndpoint[]): ReadonlyMap<string, Schema> {
  const declared = endpoints.flatMap((endpoint) =>
    partsOf(endpoint).map(([part, schema]) => [keyOf(endpoint, part), schema] as const),
  )
  return new Map(declared.filter(([, schema]) => schema._zod.def.type !== 'undefined'))
}

/** Writes schemas as JSON, those with a name referring to each other. */
function writerOf(names: ReadonlyMap<Schema, string>, parts: ReadonlyMap<string, Schema>) {
  const registry = z.registry<{ id: string }>()
  for (const [schema, name] of names) registry.add(schema, { id: name })
  // A schema has one id in a registry, so a named schema or one that two calls share is looked up.
  for (const [key, schema] of parts) if (!registry.has(schema)) registry.add(schema, { id: key })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override({ zodSchema, jsonSchema }) {
      // `Words` is a custom schema, which zod cannot describe.
      markGuarantees(zodSchema, jsonSchema as JsonSchema, names.get(zodSchema))
      nameNumbers(zodSchema, jsonSchema as JsonSchema)
      if (zodSchema === Words) Object.assign(jsonSchema, { type: 'array', items: { $ref: WORD_REFERENCE } })
      tidySchema(jsonSchema as JsonSchema)
    },
  })
  return (schema: Schema) => withoutIds((schemas[registry.get(schema)?.id ?? ''] ?? {}) as JsonSchema)
}

/**
 * JSON schemas of all requests and responses as sent. Both use the input side of their zod schema, because each
 * side parses what it receives.
 */
export function jsonSchemas(modules: readonly ContractModule[]): JsonSchemas {
  const endpoints = modules.flatMap((module) => module.endpoints)
  const comments: AllComments = new Map(modules.flatMap((module) => module.comments))
  const names = new Map(
    modules.flatMap(({ schemas }) => schemas.map(({ name, schema }) => [schema, name] as const)),
  )
  const parts = allParts(endpoints)
  const written = writerOf(names, parts)
  const forms = new Set(
    endpoints.flatMap(({ body, bodyType }) => (bodyType === 'multipart' ? [names.get(body)] : [])),
  )
  const component = (name: string, schema: Schema) => {
    const text = comments.get(name)?.text
    const json: JsonSchema = { ...(text && { description: text }), ...written(schema) }
    markSpecified(json)
    if (forms.has(name)) withoutNull(json)
    addDescriptions(json, comments.get(name), comments)
    return json
  }
  const inline = (endpoint: AnyEndpoint, part: CallPart, schema: Schema) => {
    const json = written(schema)
    if (part === 'body' && endpoint.bodyType === 'multipart') withoutNull(json)
    const declared = comments.get(endpoint.name)
    addDescriptions(json, declared && partOf(declared, part, comments), comments)
    return json
  }
  return {
    components: Object.fromEntries(
      [...names]
        .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
        .map(([schema, name]) => [name, component(name, schema)]),
    ),
    partOf(endpoint, part) {
      const schema = parts.get(keyOf(endpoint, part))
      const name = schema && names.get(schema)
      return name ? { $ref: `#/components/schemas/${name}` } : schema && inline(endpoint, part, schema)
    },
    objectOf(endpoint, part) {
      const schema = parts.get(keyOf(endpoint, part))
      return schema && inline(endpoint, part, schema)
    },
    textOf: (endpoint) => comments.get(endpoint.name)?.text,
  }
}
