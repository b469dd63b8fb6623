import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { pausePrefetchesUntil } from '#src/lib/prefetch.ts'
import { setServerTime } from '#src/lib/server-clock.ts'
import { ApiError } from './api-error.ts'
import {
  MAX_ANSWER_LENGTH,
  MAX_FAILURE_LENGTH,
  REQUEST_TIMEOUT_MS,
  UPLOAD_TIMEOUT_MS,
} from './call-limits.ts'
import { fetchWithArrivalTime, takePrefetchedCall } from './first-calls.ts'

interface Init extends RequestInit {
  signal?: AbortSignal
}

/** Reads the text of a response. Returns '' for a text that is too long, and does not fetch its rest. */
async function readText({ body, ok }: Response) {
  if (!body) return ''
  const reader = body.getReader()
  // `TextDecoderStream` adds two queues, which doubles the time for a project of hours.
  const decoder = new TextDecoder()
  const limit = ok ? MAX_ANSWER_LENGTH : MAX_FAILURE_LENGTH
  const parts: string[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const text = decoder.decode(part.value, { stream: true })
    parts.push(text)
    length += text.length
    if (length <= limit) continue
    reader.cancel().catch(() => undefined)
    return ''
  }
  return parts.join('') + decoder.decode()
}

async function fetchToEnd(url: string, init: RequestInit) {
  const { response, atMs } = await (takePrefetchedCall(url, init) ?? fetchWithArrivalTime(url, init))
  setServerTime(response.headers.get('Date'), atMs)
  return { response, text: await readText(response) }
}

/**
 * Fetches a response and reads it to its end. Redirects are refused, so that the token never reaches another host.
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
    return await pausePrefetchesUntil(
      fetchToEnd(url, { ...init, redirect: 'error', signal: AbortSignal.any(signals) }),
    )
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw new ApiError({ kind: timeout.signal.aborted ? 'timeout' : 'network', method, path, cause })
  } finally {
    clearTimeout(timer)
  }
}
