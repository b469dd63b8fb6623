import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** Where a request was made. Whatever else a request says of where it came from is the word of whoever asks. */
function originOf({ host = 'localhost' }: IncomingHttpHeaders): string {
  const origin = `http://${host}`
  return URL.canParse(origin) ? origin : 'http://localhost'
}

/** What is asked, of whichever version of HTTP. */
type Asked = Readable &
  Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
    readonly socket?: { remoteAddress?: string | undefined }
  }

interface RequestOptions {
  /** Where the request counts as made, whatever it says itself. */
  readonly origin?: string
  /** In place of the body that came, such as one that ends at a limit; none leaves that unread. */
  readonly body?: Readable | null
}

/** @param to where the answer goes: who goes away before it came has the request aborted */
export function requestFrom(
  message: Asked,
  to: { on(event: 'close', listener: () => void): unknown },
  { origin, body = message }: RequestOptions = {},
): Request {
  const given = new AbortController()
  to.on('close', () => given.abort())
  const { method = 'GET', url = '/', headers } = message
  const hasBody = body !== null && method !== 'GET' && method !== 'HEAD'
  const own = new Headers()
  // HTTP/2 says its request line in headers whose names begin with a colon.
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':')) own.set(name, String(value))
  // No proxy stands before this server: who calls is whom the connection comes from.
  own.delete('x-forwarded-for')
  if (message.socket?.remoteAddress) own.set('x-forwarded-for', message.socket.remoteAddress)
  const init = {
    method,
    headers: own,
    signal: given.signal,
    ...(hasBody && { body: Readable.toWeb(body), duplex: 'half' }),
  }
  const from = origin ?? originOf(headers)
  // As text: `//host/path` would be another host.
  return new Request(from + (url.startsWith('/') ? url : `/${url}`), init as RequestInit)
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
