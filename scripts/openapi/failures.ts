import type { AnyEndpoint } from '#src/contract/endpoint.ts'

/** Responses of a failed call, as components. All have the body `FailureEnvelope`. */
const FAILURES = {
  '400': [
    'Unreadable',
    'The body is not what its content type says: broken JSON, a cut off form.',
    'The request could not be read.',
  ],
  '401': [
    'Unauthorized',
    'No token, or one that is unknown or too old; for the login, a wrong pair.',
    'Please log in.',
  ],
  '402': ['TooLittleMoney', 'The balance does not cover the price.', 'Your balance is 1.25 manat short.'],
  '404': ['NotFound', 'There is no such thing, or it belongs to somebody else.', 'There is no such project.'],
  '409': [
    'Conflict',
    'The state of the project does not allow it, or it has changed meanwhile.',
    'The project was changed elsewhere. Reload it before you save.',
  ],
  '410': [
    'Gone',
    'The link of the mail is used or too old; a new one is to be asked for.',
    'This link has expired. Please request a new one.',
  ],
  '413': ['TooLarge', 'A file is larger than the service takes.', 'The file is too large.'],
  '422': [
    'Invalid',
    'The input breaks a rule, `errors` says which, field by field; or the key is that of another request.',
    'Please check the marked fields.',
  ],
  '429': [
    'TooMany',
    'Too many calls; `Retry-After` says when to come again.',
    'Too many attempts. Please wait a minute.',
  ],
  default: ['Failed', 'Any other failure.', 'Something went wrong. Please try again.'],
} as const satisfies Record<string, readonly [name: string, description: string, message: string]>

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

const EXAMPLES: Partial<Record<Status, object>> = {
  '402': { data: { required: '2.40', available: '1.15', missing: '1.25' } },
  '422': { errors: { title: ['This field is required.'] } },
}

export function failureComponents(): Record<string, unknown> {
  const failure = { $ref: '#/components/schemas/FailureEnvelope' }
  const missing = {
    properties: {
      data: { $ref: '#/components/schemas/InsufficientFunds', description: 'The missing money.' },
    },
  }
  return Object.fromEntries(
    (Object.keys(FAILURES) as Status[]).map((status) => {
      const [name, description, message] = FAILURES[status]
      const schema = name === 'TooLittleMoney' ? { allOf: [failure, missing] } : failure
      const example = { success: false, message, ...EXAMPLES[status] }
      return [name, { description, content: { 'application/json': { schema, example } } }]
    }),
  )
}
