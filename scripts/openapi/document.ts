import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { IDEMPOTENCY_KEY } from '#src/contract/idempotency-key.ts'
import { specifiedAnswers } from '#src/contract/specified.ts'
import type { ContractModule } from './contract-modules.ts'
import { failureComponents, failureResponses } from './failures.ts'
import { type JsonSchemas, jsonSchemas } from './json-schemas.ts'
import { parametersOf } from './parameters.ts'
import { withoutUnused } from './unused-schemas.ts'

const MEDIA_TYPES = { json: 'application/json', multipart: 'multipart/form-data', none: undefined }

function requestBodyOf(endpoint: AnyEndpoint, schemas: JsonSchemas) {
  const mediaType = MEDIA_TYPES[endpoint.bodyType]
  if (!mediaType) return undefined
  return { required: true, content: { [mediaType]: { schema: schemas.partOf(endpoint, 'body') } } }
}

function successOf(endpoint: AnyEndpoint, schemas: JsonSchemas) {
  const data = schemas.partOf(endpoint, 'data')
  const hasData = data !== undefined && Object.keys(data).length > 0
  const schema = {
    type: 'object',
    properties: {
      success: { type: 'boolean', const: true, description: 'Always `true`.' },
      message: { type: 'string', description: 'For the customer, in the language asked for.' },
      ...(hasData && { data: { description: 'The answer.', ...data } }),
    },
    required: hasData ? ['success', 'data'] : ['success'],
  }
  const isSpecified = specifiedAnswers.includes(endpoint.name)
  return { description: 'Done.', 'x-specified': isSpecified, content: { 'application/json': { schema } } }
}

function operationOf(endpoint: AnyEndpoint, tag: string, schemas: JsonSchemas) {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: [endpoint.summary, schemas.textOf(endpoint)].filter(Boolean).join('\n\n'),
    tags: [tag],
    security: endpoint.access === 'customer' ? [{ bearer: [] }] : [],
    parameters: parametersOf(endpoint, schemas),
    requestBody: requestBodyOf(endpoint, schemas),
    responses: { '200': successOf(endpoint, schemas), ...failureResponses(endpoint) },
  }
}

function pathsOf(modules: readonly ContractModule[], schemas: JsonSchemas) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { tag, endpoints } of modules) {
    for (const endpoint of endpoints) {
      const item = paths[endpoint.path] ?? {}
      item[endpoint.method.toLowerCase()] = operationOf(endpoint, tag, schemas)
      paths[endpoint.path] = item
    }
  }
  return paths
}

export function openApiDocument(modules: readonly ContractModule[]) {
  const schemas = jsonSchemas(modules)
  return withoutUnused({
    openapi: '3.1.1',
    info: {
      title: 'Avaz customer API',
      version: '1.0.0',
      description:
        'The calls of the customer web app. Generated from src/contract: change it there. `x-specified` names the fields of a schema, and the answers, that the specification of the product guarantees; all others are recommended: the app works without them and then shows less (docs/backend.md).',
      contact: { name: 'Avaz', url: 'https://avaz.example', email: 'api@avaz.example' },
      license: { name: 'Proprietary', url: 'https://avaz.example/terms' },
    },
    servers: [{ url: '/api', description: 'On the product host.' }],
    tags: modules
      .filter((module) => module.endpoints.length > 0)
      .toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
      .map(({ tag }) => ({ name: tag, description: `The calls of src/contract/${tag}.ts.` })),
    paths: pathsOf(modules, schemas),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The current locale; messages come in its language.',
          required: false,
          schema: { $ref: '#/components/schemas/LocaleCode' },
        },
        IdempotencyKey: {
          name: IDEMPOTENCY_KEY,
          in: 'header',
          description:
            'One for each press of the customer, random, in double quotes; browsers and proxies send a request again by themselves where a line breaks, with the same key. The first answer to it is then given again, status and body, and nothing is done twice; while the first is still worked on, the second waits. Known for up to a day, to the customer who sent it; 422 where another request has it. To be allowed (CORS) by a server on another origin than the app.',
          required: false,
          schema: { type: 'string', examples: ['"8e03978e-40d5-43e8-bc93-6894a57f9324"'] },
        },
      },
      responses: failureComponents(),
      schemas: schemas.components,
    },
  })
}
