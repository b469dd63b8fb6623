import type { AnyEndpoint, DataOf } from '#src/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { MAX_LIST_LENGTH } from './call-limits.ts'
import { callLog, type ReceivedResponse } from './call-log.ts'
import { translationOf } from './dialect.ts'
import type { AnyInput } from './prepare-call.ts'
import type { MakeCall } from './read-changed-data.ts'
import { readFailure, readRetryAfterMs, shownMessage } from './read-failure.ts'

export interface Answer<Data> {
  data: Data
  message: string | undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // HTML, empty or truncated: the caller treats it as a violation of the contract.
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Whether a list is longer than any customer's. Validating it would block the page for seconds. */
const isTooLong = (data: unknown) => {
  const lists = Array.isArray(data) ? [data] : isRecord(data) ? Object.values(data) : []
  return lists.some((list) => Array.isArray(list) && list.length > MAX_LIST_LENGTH)
}

const PAGING = ['meta', 'links', 'pagination', 'current_page', 'page', 'next_page_url']

/** Whether a backend may have sent one page of a list that the contract returns whole. */
const isPage = (envelope: Record<string, unknown>, value: unknown) =>
  PAGING.some((name) => name in envelope || (name in Object(envelope.data) && !(name in Object(value))))

const TOO_LONG = { value: undefined, issues: [{ message: 'too long' }] }

/** Spellings of `success` in common frameworks. */
const TRUE = /^(?:1|true)$/
const FALSE = /^(?:0|false)$/

/** Success without a body. */
const NO_CONTENT = 204

/**
 * Checks a response against the contract. A response that violates it goes through a lazy tolerant reader.
 * @param request makes further calls, for data that the response omits
 * @throws ApiError of kind `refused` or `contract`, and errors of further calls that the reader makes.
 */
export async function readAnswer<E extends AnyEndpoint>(
  endpoint: E,
  received: ReceivedResponse,
  token: string | undefined,
  input: AnyInput,
  request: MakeCall,
): Promise<Answer<DataOf<E>>> {
  const { method, path, name } = endpoint
  const { status, retryAfter, text } = received
  callLog.note({ endpoint, input, received, token })
  const body = parseJson(text)
  const envelope = isRecord(body) ? body : {}
  const isOk = status >= 200 && status < 300
  if (!isOk || FALSE.test(String(envelope.success))) {
    const retryAfterMs = readRetryAfterMs(retryAfter)
    throw new ApiError({ kind: 'refused', method, path, status, token, retryAfterMs, ...readFailure(body) })
  }
  const own = translationOf(name)?.fromAnswer
  const data = own ? own(envelope) : envelope.data
  const message = shownMessage(envelope.message)
  // Uses the schema's own method: zod's functions would add all of zod to pages without a schema.
  const checked = isTooLong(data) ? TOO_LONG : await endpoint.data['~standard'].validate(data)
  if (envelope.success === true && !checked.issues && !isPage({ ...envelope, data }, checked.value))
    return { data: checked.value as DataOf<E>, message }
  const isDone = TRUE.test(String(envelope.success)) || status === NO_CONTENT
  const loose =
    isDone && checked !== TOO_LONG
      ? await import('./read-tolerantly.ts').then(({ readTolerantly }) =>
          readTolerantly(endpoint, input, { ...envelope, data }, request),
        )
      : { data: undefined, lines: [isDone ? 'data: wanted a shorter list' : 'success: wanted true'] }
  // The result of the tolerant reader is validated again, so that the app sees only data of the contract.
  const again = await endpoint.data['~standard'].validate(loose.data)
  if (!isDone || again.issues) {
    const cause = again.issues ?? checked.issues
    throw new ApiError({ kind: 'contract', method, path, status, token, unread: loose.lines, cause })
  }
  return { data: again.value as DataOf<E>, message }
}
