import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Response to requests that the middleware leaves to others. */
export const LEFT_TO_OTHERS = 'left to others'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown

/** Serves a middleware until the test ends. Returns a function that sends requests to it. */
export async function serveMiddleware(answer: Middleware) {
  const server = createServer((request, response) => {
    void answer(request, response, () => response.writeHead(404).end(LEFT_TO_OTHERS))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}
