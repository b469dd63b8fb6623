import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** Origin from the `Host` header only, because the caller could forge any other information. */
function originOf({ host = 'localhost' }: IncomingHttpHeaders): string {
  const origin = `http://${host}`
  return URL.canParse(origin) ? origin : 'http://localhost'
}

/** The request in any version of HTTP. */
type NodeRequest = Readable &
  Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
    readonly socket?: { remoteAddress?: string | undefined }
  }

interface RequestOptions {
  /** Origin of the request, overriding its own information. */
  readonly origin?: string
  /** Replaces the original body, for example by one that ends at a limit; null leaves the body unread. */
  readonly body?: Readable | null
}

/** @param to the response stream; closing the connection before it aborts the request */
export function requestFrom(
  message: NodeRequest,
  to: { on(event: 'close', listener: () => void): unknown },
  { origin, body = message }: RequestOptions = {},
): Request {
  const given = new AbortController()
  to.on('close', () => given.abort())
  const { method = 'GET', url = '/', headers } = message
  const hasBody = body !== null && method !== 'GET' && method !== 'HEAD'
  const own = new Headers()
  // Skips HTTP/2's request line, which is in headers whose names start with a colon.
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':')) own.set(name, String(value))
  // No proxy is in front of this server, so only the connection identifies the caller.
  own.delete('x-forwarded-for')
  if (message.socket?.remoteAddress) own.set('x-forwarded-for', message.socket.remoteAddress)
  const init = {
    method,
    headers: own,
    signal: given.signal,
    ...(hasBody && { body: Readable.toWeb(body), duplex: 'half' }),
  }
  const from = origin ?? originOf(headers)
  // Concatenated as text: with URL resolution, `//host/path` would be another host.
  return new Request(from + (url.startsWith('/') ? url : `/${url}`), init as RequestInit)
}

/** Sends a response; a network error closes the connection. */
export async function sendResponse(
  response: Response,
  to: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (response.type === 'error') return void to.destroy()
  to.writeHead(response.status, { ...headers, ...Object.fromEntries(response.headers) })
  if (!response.body) return void to.end()
  // A seeking player closes the connection in the middle of a response.
  await pipeline(Readable.fromWeb(response.body as ReadableStream), to).catch(() => undefined)
}
