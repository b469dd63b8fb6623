import type { AnyEndpoint, DataOf } from '#src/contract/endpoint.ts'
import { type Answer, readAnswer } from './call.ts'
import { fetchText } from './fetch-text.ts'
import { type AnyInput, prepareCall } from './prepare-call.ts'
import type { MakeCall } from './read-changed-data.ts'
import type { RequestInput } from './request-input.ts'

/**
 * Makes one call and checks its response against the contract. Never retries.
 * @throws ApiError on every failure, including `success: false` with status 200.
 * @throws DOMException named `AbortError` when `signal` is aborted.
 */
export async function requestAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  signal?: AbortSignal,
): Promise<Answer<DataOf<E>>> {
  const { url, headers, body, token } = prepareCall(endpoint, input as AnyInput)
  const init = { method: endpoint.method, headers, body, signal }
  const { response, text } = await fetchText(endpoint, url, init)
  const { status } = response
  const received = { status, retryAfter: response.headers.get('Retry-After'), text }
  return readAnswer(endpoint, received, token, input as AnyInput, requestAnswer as MakeCall)
}

export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  const { data } = await requestAnswer(endpoint, input, signal)
  return data
}
