import { join } from 'node:path'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createClientFromOperations } from '@stoplight/prism-http/dist/client.js'
import { ROOT } from './project-files.ts'

const quiet = () => undefined
/** Silences Prism, which logs every step. */
const logger: object = {
  ...Object.fromEntries(
    ['success', 'info', 'warn', 'error', 'debug', 'trace', 'fatal'].map((name) => [name, quiet]),
  ),
  child: () => logger,
}

export interface ValidatedCall {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Path below the API base, including its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown
}

/**
 * Sends calls to a server through Prism, which checks request and response against `openapi/openapi.json`.
 * @param isRequestJudged `false` if requests are wrong on purpose
 */
export async function validatingClient(origin: string, isRequestJudged = true) {
  const operations = await getHttpOperationsFromSpec(join(ROOT, 'openapi', 'openapi.json'))
  const client = createClientFromOperations(operations, {
    isProxy: true,
    upstream: new URL('/api', origin),
    upstreamProxy: undefined,
    mock: { dynamic: false },
    errors: false,
    validateRequest: isRequestJudged,
    validateResponse: true,
    checkSecurity: isRequestJudged,
    logger: logger as never,
  })
  return async ({ method, path, headers, body }: ValidatedCall) => {
    const { status, data, violations } = await client.request(path, {
      method,
      headers: { ...headers },
      ...(body !== undefined && { body }),
    })
    const found = [...violations.input, ...violations.output]
    return { status, data, violations: found.map(({ path: at, message }) => `${at?.join('.')}: ${message}`) }
  }
}
