import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** Where a request was made: a host that hands it on says by which address it was asked itself. */
function originOf(headers: IncomingHttpHeaders): string {
  const { host = 'localhost', 'x-forwarded-host': first = host, 'x-forwarded-proto': scheme } = headers
  return `${scheme === 'https' ? 'https' : 'http'}://${first}`
}

/** What is asked, of whichever version of HTTP. */
type Asked = Readable & Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** @param to where the answer goes: who goes away before it came has the request aborted */
export function requestFrom(
  message: Asked,
  to: { on(event: 'close', listener: () => void): unknown },
): Request {
  const given = new AbortController()
  to.on('close', () => given.abort())
  const { method = 'GET', url = '/', headers } = message
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const own = new Headers()
  // HTTP/2 says its request line in headers whose names begin with a colon.
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':')) own.set(name, String(value))
  const init = {
    method,
    headers: own,
    signal: given.signal,
    ...(hasBody && { body: Readable.toWeb(message), duplex: 'half' }),
  }
  return new Request(new URL(url, originOf(headers)), init as RequestInit)
}

/** Sends an answer; a network error becomes a cut connection. */
export async function sendResponse(
  response: Response,
  to: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (response.type === 'error') return void to.destroy()
  to.writeHead(response.status, { ...headers, ...Object.fromEntries(response.headers) })
  if (!response.body) return void to.end()
  // A player that seeks goes away in the middle of an answer.
  await pipeline(Readable.fromWeb(response.body as ReadableStream), to).catch(() => undefined)
}
