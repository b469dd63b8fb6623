import type { AnyEndpoint, DataOf } from '#src/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { MAX_LIST_LENGTH } from './call-limits.ts'
import { translationOf } from './dialect.ts'
import type { AnyInput } from './prepare-call.ts'
import { readFailure, readRetryAfterMs, shownMessage } from './read-failure.ts'

/** An answer as it came in, read to its end, or without its text where that goes beyond every answer. */
export interface Received {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

export interface Answer<Data> {
  data: Data
  message: string | undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // HTML, nothing, or cut off: the caller treats it as a broken contract.
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** No list of a customer is longer; to check one would hold the page for seconds, and exhaust the checks. */
const isEndless = (data: unknown) => {
  const lists = Array.isArray(data) ? [data] : isRecord(data) ? Object.values(data) : []
  return lists.some((list) => Array.isArray(list) && list.length > MAX_LIST_LENGTH)
}

const ENDLESS = { value: undefined, issues: [{ message: 'too long' }] }

/** `success` as frameworks write it. */
const YES: readonly unknown[] = [true, 1, '1', 'true']
const NO: readonly unknown[] = [false, 0, '0', 'false']

/** Says that it was done, and nothing else. */
const NO_CONTENT = 204

/**
 * Checks an answer against the contract. One that is as the contract says passes as it is; any other goes through a
 * reader that is loaded then.
 * @throws ApiError of kind `refused` or `contract`, and what calls throw that the reader makes besides.
 */
export async function readAnswer<E extends AnyEndpoint>(
  endpoint: E,
  { status, retryAfter, text }: Received,
  token: string | undefined,
  input: AnyInput,
): Promise<Answer<DataOf<E>>> {
  const { method, path, name } = endpoint
  const body = parseJson(text)
  const envelope = isRecord(body) ? body : {}
  const isOk = status >= 200 && status < 300
  if (!isOk || NO.includes(envelope.success)) {
    const retryAfterMs = readRetryAfterMs(retryAfter)
    throw new ApiError({ kind: 'refused', method, path, status, token, retryAfterMs, ...readFailure(body) })
  }
  const own = translationOf(name)?.fromAnswer
  const data = own ? own(envelope) : envelope.data
  const message = shownMessage(envelope.message)
  // The schema checks by itself: with zod's own functions here, a page without a schema would carry all of zod.
  const checked = isEndless(data) ? ENDLESS : await endpoint.data['~standard'].validate(data)
  if (envelope.success === true && !checked.issues) return { data: checked.value as DataOf<E>, message }
  const isDone = YES.includes(envelope.success) || status === NO_CONTENT
  const loose =
    isDone && checked !== ENDLESS
      ? await import('./tolerant-reader.ts').then(({ readTolerantly }) =>
          readTolerantly(endpoint, input, { ...envelope, data }),
        )
      : { data: undefined, lines: [isDone ? 'data: wanted a shorter list' : 'success: wanted true'] }
  // What was read is checked again, so that the app only ever sees what the contract says.
  const again = await endpoint.data['~standard'].validate(loose.data)
  if (!isDone || again.issues) {
    const cause = again.issues ?? checked.issues
    throw new ApiError({ kind: 'contract', method, path, status, token, unread: loose.lines, cause })
  }
  return { data: again.value as DataOf<E>, message }
}
