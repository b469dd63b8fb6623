import type { AnyEndpoint, DataOf } from '#src/contract/endpoint.ts'
import { setServerTime } from '#src/lib/server-clock.ts'
import { ApiError } from './api-error.ts'
import { readAnswer } from './call.ts'
import { MAX_ANSWER_LENGTH, MAX_FAILURE_LENGTH, UPLOAD_TIMEOUT_MS } from './call-limits.ts'
import type { ReceivedResponse } from './call-log.ts'
import { type AnyInput, type Call, prepareCall } from './prepare-call.ts'
import type { MakeCall } from './read-changed-data.ts'
import { requestAnswer } from './request.ts'
import type { RequestInput } from './request-input.ts'

export interface UploadProgress {
  /** In bytes. */
  readonly sent: number
  readonly total: number
}

export interface UploadOptions {
  readonly signal?: AbortSignal
  /** Reports upload progress. Never called if the browser reports none. */
  readonly onProgress?: (progress: UploadProgress) => void
}

const responseFrom = (xhr: XMLHttpRequest, text: string): ReceivedResponse => ({
  status: xhr.status,
  retryAfter: xhr.getResponseHeader('Retry-After'),
  text,
})

/** A redirect to another host: the request has lost its token there, and the response is not from the API. */
const isOtherOrigin = (answered: string, asked: string) =>
  new URL(answered || asked, location.href).origin !== new URL(asked, location.href).origin

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function sendText({ method, path }: AnyEndpoint, call: Call, { signal, onProgress }: UploadOptions) {
  return new Promise<ReceivedResponse>((resolve, reject) => {
    signal?.throwIfAborted()
    const xhr = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = () => xhr.abort()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    const fail = (kind: 'network' | 'timeout') => {
      end()
      reject(new ApiError({ kind, method, path }))
    }
    // Large files take long on slow connections: the timeout restarts with every part that is sent.
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail('timeout')
        xhr.abort()
      }, UPLOAD_TIMEOUT_MS)
    }
    xhr.open(method, call.url)
    for (const [name, value] of Object.entries(call.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => {
      wait()
      if (event.lengthComputable) onProgress?.({ sent: event.loaded, total: event.total })
    }
    xhr.onprogress = ({ loaded }) => {
      if (loaded <= (xhr.status < 300 ? MAX_ANSWER_LENGTH : MAX_FAILURE_LENGTH)) return
      end()
      resolve(responseFrom(xhr, ''))
      xhr.abort()
    }
    xhr.onerror = () => fail('network')
    xhr.onabort = () => {
      end()
      if (signal?.aborted) reject(signal.reason)
    }
    xhr.onload = () => {
      setServerTime(xhr.getResponseHeader('Date'))
      if (isOtherOrigin(xhr.responseURL, call.url)) return fail('network')
      end()
      resolve(responseFrom(xhr, xhr.responseText))
    }
    signal?.addEventListener('abort', cancel)
    wait()
    xhr.send(call.body ?? null)
  })
}

/**
 * Makes one call with files, checks its response as `request` does and returns its `data`. Never retries.
 * @throws ApiError on every failure; of kind `timeout` after `UPLOAD_TIMEOUT_MS` without progress.
 * @throws DOMException named `AbortError` when the signal is aborted.
 */
export async function upload<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: UploadOptions = {},
): Promise<DataOf<E>> {
  const call = prepareCall(endpoint, input as AnyInput)
  const received = await sendText(endpoint, call, options)
  const { data } = await readAnswer(
    endpoint,
    received,
    call.token,
    input as AnyInput,
    requestAnswer as MakeCall,
  )
  return data
}
