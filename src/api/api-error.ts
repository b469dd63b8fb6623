import type { Method } from '#src/contract/endpoint.ts'

/**
 * What went wrong:
 * - `network`: no answer at all; `timeout`: not a whole answer in time;
 * - `refused`: the server said no, by status or by `success: false`;
 * - `contract`: an answer that is not what the contract promises (HTML, nothing, cut off, wrong shape);
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

/** So many lines say where to look. */
const MAX_LINES = 10

/** The only error that calls of the API throw, besides the `AbortError` of a caller who gave up. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly method: Method
  readonly status: number | undefined
  readonly code: string | undefined
  /** What the server tells the customer, in their language; undefined where the default message is due. */
  readonly serverMessage: string | undefined
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly retryAfterMs: number | undefined
  /** Token the request was sent with: a late 401 belongs to it, not to the session of now. */
  readonly token: string | undefined
  /** `data` of the refusal, unchecked, e.g. what is missing on the balance. */
  readonly data: unknown
  /** Places of an answer that could not be read, for developers, without what stands there. */
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

/** Whether the same GET may well succeed a moment later. Whoever has waited out a time limit is told at once. */
export function isTransient(error: unknown) {
  if (!(error instanceof ApiError) || error.method !== 'GET') return false
  return error.kind === 'network' || (error.status ?? 0) >= 500
}

export type Refusals = Readonly<Record<string, string>>

const noRefusals: Refusals = {}

export const refusalsOf = (error: unknown): Refusals =>
  error instanceof ApiError ? error.fieldErrors : noRefusals
