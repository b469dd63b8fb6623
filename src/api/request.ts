import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '#src/contract/endpoint.ts'
import { type Answer, type AnyInput, prepareCall, readAnswer } from './call.ts'
import { fetchText } from './fetch-text.ts'

/** A part of the input that may be left out where nothing in it is required. */
type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

export type RequestInput<E extends AnyEndpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>

/**
 * Makes one call and checks its answer against the contract. Never repeats it.
 * @throws ApiError in every case of failure, `success: false` with status 200 among them.
 * @throws DOMException named `AbortError` when `signal` was aborted.
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
  return readAnswer(endpoint, received, token, input as AnyInput)
}

export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  const { data } = await requestAnswer(endpoint, input, signal)
  return data
}
