import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'

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

const acceptsGzip = ({ req }: ServerResponse) => /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))

/** Sends a response, compressed if it is JSON; a network error closes the connection. */
export async function sendResponse(
  response: Response,
  to: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (response.type === 'error') return void to.destroy()
  const own = Object.fromEntries(response.headers)
  // A length is that of a file, of which a client may want a part.
  const isPackable =
    own['content-type']?.startsWith('application/json') && own['content-length'] === undefined
  const isPacked = isPackable && response.body !== null && acceptsGzip(to)
  const vary = [headers.vary, isPackable && 'Accept-Encoding'].filter(Boolean).join(', ')
  to.writeHead(response.status, {
    ...headers,
    ...own,
    ...(vary !== '' && { vary }),
    ...(isPacked && { 'content-encoding': 'gzip' }),
  })
  if (!response.body) return void to.end()
  const body = Readable.fromWeb(response.body as ReadableStream)
  // A seeking player closes the connection in the middle of a response.
  await pipeline(isPacked ? [body, createGzip(), to] : [body, to]).catch(() => undefined)
}
