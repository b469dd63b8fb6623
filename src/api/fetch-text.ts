import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './patience.ts'

interface Init extends RequestInit {
  signal?: AbortSignal
}

/**
 * Fetches and reads an answer to its end. Redirects are refused, so that the token never leaves for another host.
 * @throws ApiError of kind `network` or `timeout`; the `AbortError` of the caller's own signal passes through.
 */
export async function fetchText(
  endpoint: Pick<AnyEndpoint, 'method' | 'path'>,
  url: string,
  { signal, ...init }: Init,
) {
  const { method, path } = endpoint
  const timeout = new AbortController()
  const timeoutMs = init.body instanceof FormData ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    const signals = signal ? [signal, timeout.signal] : [timeout.signal]
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.any(signals) })
    return { response, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw new ApiError({ kind: timeout.signal.aborted ? 'timeout' : 'network', method, path, cause })
  } finally {
    clearTimeout(timer)
  }
}
