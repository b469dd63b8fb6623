import type { Method } from '#src/contract/endpoint.ts'

/**
 * Kinds of failure:
 * - `network`: no response; `timeout`: no complete response in time;
 * - `refused`: the server refused the call, by status or by `success: false`;
 * - `contract`: a response that violates the contract (HTML, empty, truncated, wrong shape);
 * - `session-ended`: not sent, because there is no token that could still be valid.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'refused' | 'contract' | 'session-ended'

interface ApiErrorDetails {
  kind: ApiErrorKind
  method: Method
  path: string
  status?: number
  code?: string
  serverMessage?: string
  fieldErrors?: Record<string, string>
  retryAfterMs?: number
  token?: string
  data?: unknown
  unread?: readonly string[]
  cause?: unknown
}

/** Maximum number of lines in an error message. */
const MAX_LINES = 10

/** The only error that calls of the API throw, except for the `AbortError` of a cancelled call. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly method: Method
  readonly status: number | undefined
  readonly code: string | undefined
  /** The server's message for the customer, in their language; undefined if the default message applies. */
  readonly serverMessage: string | undefined
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly retryAfterMs: number | undefined
  /** Token of the request: a stale 401 concerns this token, not the current session. */
  readonly token: string | undefined
  /** `data` of the refusal, unchecked, e.g. the amount missing from the balance. */
  readonly data: unknown
  /** Places of a response that could not be read, for developers, without their values. */
  readonly unread: readonly string[]
  readonly atMs = Date.now()

  constructor(details: ApiErrorDetails) {
    const { method, path, kind, status, unread = [] } = details
    const said = [`${method} ${path}: ${kind}${status === undefined ? '' : ` (${status})`}`, ...unread]
    super(said.slice(0, MAX_LINES).join('; '), { cause: details.cause })
    this.kind = kind
    this.method = method
    this.status = status
    this.code = details.code
    this.serverMessage = details.serverMessage
    this.fieldErrors = details.fieldErrors ?? {}
    this.retryAfterMs = details.retryAfterMs
    this.token = details.token
    this.data = details.data
    this.unread = unread
  }
}

/** Whether the same GET may succeed a moment later. A timeout is excluded: the customer has waited long enough. */
export function isTransient(error: unknown) {
  if (!(error instanceof ApiError) || error.method !== 'GET') return false
  return error.kind === 'network' || (error.status ?? 0) >= 500
}

/** Status for a body that is larger than the server takes, or a proxy before it, which has no words of its own. */
export const TOO_LARGE = 413

export type Refusals = Readonly<Record<string, string>>

const noRefusals: Refusals = {}

export const refusalsOf = (error: unknown): Refusals =>
  error instanceof ApiError ? error.fieldErrors : noRefusals
