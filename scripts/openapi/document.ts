import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { IDEMPOTENCY_KEY } from '#src/contract/idempotency-key.ts'
import { specifiedAnswers } from '#src/contract/specified.ts'
import type { ContractModule } from './contract-modules.ts'
import { exampleOf } from './examples.ts'
import { failureComponents, failureResponses } from './failures.ts'
import { type JsonSchemas, jsonSchemas } from './json-schemas.ts'
import { parametersOf } from './parameters.ts'
import { requestBodyOf } from './request-body.ts'
import { withoutUnused } from './unused-schemas.ts'

/** Groups of calls, by the file of `src/contract` that declares them. A file without a group is an error. */
const GROUPS: Readonly<Record<string, readonly [name: string, description: string]>> = {
  customer: ['Account', 'Registration, login, passwords and the customer’s own data.'],
  billing: ['Money', 'The balance, deposits, promo codes and all movements of money.'],
  catalog: ['Catalogue', 'Services with their prices and limits, languages, and formats of files.'],
  voices: ['Voices', 'Voices that speak texts, the customer’s own clones among them.'],
  'projects-list': [
    'Projects',
    'Pieces of work of a customer inside a service: create, list, open, change, delete.',
  ],
  projects: ['Projects', ''],
  blocks: ['Blocks', 'Parts of a project: paragraphs, segments, pages, sources and messages.'],
  runs: ['Runs', 'Paid work on a project: start it, pay a quote, follow its progress.'],
  exports: ['Exports', 'Files and code made from a project’s results.'],
  'exports-code': ['Exports', ''],
}

function groupOf(file: string) {
  const group = GROUPS[file]
  if (!group) throw new Error(`scripts/openapi/document.ts has no group for the calls of "${file}"`)
  return group[0]
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
  const example = { success: true, ...(hasData && { data: exampleOf(endpoint.name).data }) }
  return {
    description: 'Done.',
    'x-specified': isSpecified,
    content: { 'application/json': { schema, example } },
  }
}

/** The summary up to its first pause, for lists of calls. */
const headingOf = ({ summary }: AnyEndpoint) => summary.split(/; |\. |\.$/)[0]

function operationOf(endpoint: AnyEndpoint, tag: string, schemas: JsonSchemas) {
  return {
    operationId: endpoint.name,
    summary: headingOf(endpoint),
    description: [endpoint.summary, schemas.textOf(endpoint)].filter(Boolean).join('\n\n'),
    tags: [groupOf(tag)],
    security: endpoint.access === 'customer' ? [{ bearer: [] }] : [],
    parameters: parametersOf(endpoint, schemas),
    requestBody: requestBodyOf(endpoint, schemas, exampleOf(endpoint.name).body),
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
        'The calls of the customer web app. Fields and answers with `x-specified: true` are guaranteed by the specification of the product. All others are recommended: the app works without them and then shows less.\n\nA field `captcha` or `captcha_token` has the solution of the captcha that a form shows. In the sandbox that is altcha’s proof of work: `GET /sandbox/captcha/challenge`, outside this API, returns `{"parameters": {…}, "signature": "…"}`; the solution is `{"challenge": {…}, "solution": {"counter": 27, "derivedKey": "…"}}` as JSON in base64. `derivedKey` is PBKDF2 with SHA-256, `cost` rounds, `keyLength` bytes and the `salt`, of a password that is the bytes of `nonce` followed by `counter` as four bytes, the highest first; it has to begin with the bytes of `keyPrefix`. `nonce`, `salt`, `keyPrefix` and `derivedKey` are written in hexadecimal. The scenario `captcha-off` asks for none.',
      contact: { name: 'Avaz', url: 'https://avaz.example', email: 'api@avaz.example' },
      license: { name: 'Proprietary', url: 'https://avaz.example/terms' },
    },
    servers: [{ url: '/api', description: 'On the product host.' }],
    tags: Object.values(GROUPS)
      .filter(([, description]) => description)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, description]) => ({ name, description })),
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
            'Identifies one press of the customer: random, in double quotes, the same if a browser or proxy repeats the request by itself. The server then answers as the first time, status and body, and does nothing twice; while the first request is processed, the second waits. It knows a key for a day, for the customer who sent it; with another request the key is refused (422). A server on another origin than the app has to allow the header (CORS).',
          required: false,
          schema: { type: 'string', examples: ['"8e03978e-40d5-43e8-bc93-6894a57f9324"'] },
        },
      },
      responses: failureComponents(),
      schemas: schemas.components,
    },
  })
}
