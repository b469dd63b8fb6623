import { get, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Answers a request with the file of another host. Each request has a connection of its own, because a host may close a
 * kept one in the moment in which it is used again.
 */
export function serveFrom(host: string, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  get(new URL(url, host), { agent: false }, (file) => {
    response.writeHead(file.statusCode ?? 502, {
      'content-type': file.headers['content-type'] ?? 'text/plain',
    })
    file.pipe(response)
  })
}
