import type { AnyEndpoint } from '#src/contract/endpoint.ts'

/** Responses of a failed call, as components. All have the body `FailureEnvelope`. */
const FAILURES = {
  '400': ['Unreadable', 'The body is not what its content type says: broken JSON, a cut off form.'],
  '401': ['Unauthorized', 'No token, or one that is unknown or too old; for the login, a wrong pair.'],
  '402': ['TooLittleMoney', 'The balance does not cover the price.'],
  '404': ['NotFound', 'There is no such thing, or it belongs to somebody else.'],
  '409': ['Conflict', 'The state of the project does not allow it, or it has changed meanwhile.'],
  '410': ['Gone', 'The link of the mail is used or too old; a new one is to be asked for.'],
  '413': ['TooLarge', 'A file is larger than the service takes.'],
  '422': [
    'Invalid',
    'The input breaks a rule, `errors` says which, field by field; or the key is that of another request.',
  ],
  '429': ['TooMany', 'Too many calls; `Retry-After` says when to come again.'],
  default: ['Failed', 'Any other failure.'],
} as const satisfies Record<string, readonly [name: string, description: string]>

type Status = keyof typeof FAILURES

const MONEY_CALLS = new Set(['generate', 'payProject'])
/** GET calls that can be refused with 409 because a project has nothing to return yet. */
const STATE_CALLS = new Set(['getCode'])

/** Calls that a link of a mail leads to. */
const EXPIRING_CALLS = new Set(['resetPassword'])

function statusesOf(endpoint: AnyEndpoint): readonly Status[] {
  const hasInput = endpoint.bodyType !== 'none' || endpoint.query._zod.def.type !== 'undefined'
  const isWrite = endpoint.method !== 'GET'
  const holds: Record<Status, boolean> = {
    '400': endpoint.bodyType !== 'none',
    '401': endpoint.access === 'customer' || endpoint.name === 'login',
    '402': MONEY_CALLS.has(endpoint.name),
    '404': Object.keys(endpoint.params).length > 0,
    '409': (isWrite && endpoint.path.startsWith('/services/')) || STATE_CALLS.has(endpoint.name),
    '410': EXPIRING_CALLS.has(endpoint.name),
    '413': endpoint.bodyType === 'multipart',
    '422': hasInput || isWrite,
    '429': true,
    default: true,
  }
  return (Object.keys(FAILURES) as Status[]).filter((status) => holds[status])
}

/** `responses` of one call, failures only. */
export function failureResponses(endpoint: AnyEndpoint): Record<string, { $ref: string }> {
  return Object.fromEntries(
    statusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${FAILURES[status][0]}` }]),
  )
}

export function failureComponents(): Record<string, unknown> {
  const failure = { $ref: '#/components/schemas/FailureEnvelope' }
  const missing = { properties: { data: { $ref: '#/components/schemas/InsufficientFunds' } } }
  return Object.fromEntries(
    Object.values(FAILURES).map(([name, description]) => {
      const schema = name === 'TooLittleMoney' ? { allOf: [failure, missing] } : failure
      return [name, { description, content: { 'application/json': { schema } } }]
    }),
  )
}
