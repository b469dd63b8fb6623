import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGzip, gzipSync } from 'node:zlib'
import { wholeBodyOf } from '#mocks/http/respond.ts'

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
  to: { readonly writableFinished: boolean; on(event: 'close', listener: () => void): unknown },
  { origin, body = message }: RequestOptions = {},
): Request {
  const given = new AbortController()
  to.on('close', () => {
    if (!to.writableFinished) given.abort()
  })
  const { method = 'GET', url = '/', headers } = message
  const hasBody = body !== null && method !== 'GET' && method !== 'HEAD'
  // No proxy is in front of this server, so only the connection identifies the caller.
  const known = { ...headers, 'x-forwarded-for': message.socket?.remoteAddress }
  // Skips HTTP/2's request line, which is in headers whose names start with a colon.
  const own = Object.entries(known).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)]],
  )
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
  const sent = {
    ...headers,
    ...own,
    ...(vary !== '' && { vary }),
    ...(isPacked && { 'content-encoding': 'gzip' }),
  }
  const text = wholeBodyOf(response)
  if (text !== undefined) {
    // With its length, Node writes a text together with the headers, which costs a third of a stream.
    const content = isPacked ? gzipSync(text) : text
    const length = Buffer.byteLength(content)
    return void to.writeHead(response.status, { ...sent, 'content-length': length }).end(content)
  }
  to.writeHead(response.status, sent)
  if (!response.body) return void to.end()
  const body = Readable.fromWeb(response.body as ReadableStream)
  // A seeking player closes the connection in the middle of a response.
  await pipeline(isPacked ? [body, createGzip(), to] : [body, to]).catch(() => undefined)
}
