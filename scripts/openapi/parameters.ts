import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import type { JsonSchema, JsonSchemas } from './json-schemas.ts'

/** Meaning of each parameter; one name means the same in the whole API. A name without an entry is an error. */
const MEANINGS: Readonly<Record<string, string>> = {
  slug: 'Slug of the service.',
  id: 'Id of the project.',
  projectId: 'Id of the project.',
  project_id: 'Id of the project.',
  blockId: 'Id of the block.',
  take_id: 'An earlier take of the block to go back to.',
  version:
    'Version of the block that the change was made on; refused (409) where the block has changed since.',
  client_id: 'Made by the client; the same one twice has no second effect.',
  before: 'A message of the bot; those before it are wanted, the nearest ones.',
  conversation_id: 'Only messages of this conversation.',
  since:
    'The mark of an earlier response; only what has changed after it is returned. Ignoring it is allowed.',
  block_ids:
    'Ids of blocks, separated by commas; these are returned, with everything that long projects leave out.',
  sort: 'Place among the blocks, from 0; the end when absent.',
  type: 'A type of those listed; without one, any or the usual.',
  status: 'Only this status.',
  from: 'First day, included.',
  to: 'Last day, included.',
  page: 'Page, from 1.',
  per_page: 'Items on a page.',
  code: 'The promo code.',
  language_id: 'Only what speaks this language.',
  sample_text: 'What the previews of the voices are to say.',
}

function parameter(where: 'path' | 'query', name: string, isRequired: boolean, schema: unknown) {
  const description = MEANINGS[name]
  if (!description) throw new Error(`scripts/openapi/parameters.ts does not say what "${name}" means`)
  return { name, in: where, description, required: isRequired, schema }
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
