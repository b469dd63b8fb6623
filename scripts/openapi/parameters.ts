import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import type { JsonSchema, JsonSchemas } from './json-schemas.ts'

/** Parts of a path; each means the same in the whole API. */
const IN_PATHS: Readonly<Record<string, string>> = {
  slug: 'Name of the service.',
  id: 'Id of the project.',
  projectId: 'Id of the project.',
  blockId: 'Id of the block.',
}

function parameter(where: 'path' | 'query', name: string, isRequired: boolean, schema: JsonSchema = {}) {
  const { description = where === 'path' ? IN_PATHS[name] : undefined, ...rest } = schema
  if (!description) throw new Error(`No comment in src/contract says what "${name}" means`)
  return { name, in: where, description, required: isRequired, schema: rest }
}

/**
 * `parameters` of one call: language, idempotency key of a change, path parameters in their order, query
 * parameters.
 */
export function parametersOf(endpoint: AnyEndpoint, schemas: JsonSchemas): readonly unknown[] {
  const query = schemas.objectOf(endpoint, 'query')
  const required = new Set((query?.required as readonly string[] | undefined) ?? [])
  const inQuery = (query?.properties as Record<string, JsonSchema> | undefined) ?? {}
  return [
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(endpoint.method !== 'GET' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...[...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      parameter('path', name, true, schemas.partOf(endpoint, `params.${name}`)),
    ),
    ...Object.entries(inQuery).map(([name, schema]) => parameter('query', name, required.has(name), schema)),
  ]
}
