import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface BreakingHost {
  readonly origin: string
  /** Calls whose connection broke, and those that were repeated: method and path. */
  readonly broken: readonly string[]
  readonly repeated: readonly string[]
  close(): void
}

const isFromApi = (path: string) => /^\/(?:api|sandbox)\//.test(path)

/**
 * A build and its API at one address. Breaks the connection once per change, after the backend has done it and
 * before the response is sent; only on a reused connection, since a browser does not retry on a new one.
 */
export async function breakingHost(build: string, backend: string): Promise<BreakingHost> {
  const used = new WeakSet<Socket>()
  const [broken, repeated]: [string[], string[]] = [[], []]
  const known = new Set<string>()
  const breaksAt = ({ method, url = '', headers, socket }: IncomingMessage) => {
    if (method === 'GET' || !isFromApi(url)) return false
    const call = `${method} ${url.split('?')[0]}`
    const press = `${call} ${headers['idempotency-key']}`
    const isBroken = used.has(socket) && !known.has(press)
    if (isBroken) broken.push(call)
    else if (known.has(press)) repeated.push(call)
    known.add(press)
    return isBroken
  }
  function handOn(asked: IncomingMessage, to: ServerResponse) {
    const { method, url = '/', headers, socket } = asked
    const isBroken = breaksAt(asked)
    used.add(socket)
    const from = new URL(url, isFromApi(url) ? backend : build)
    const handed = request(from, { method, headers, agent: false }, (answer) => {
      if (isBroken) return void answer.resume().on('end', () => socket.destroy())
      to.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(to)
    })
    handed.on('error', () => socket.destroy())
    asked.pipe(handed)
  }
  const server = createServer({ keepAliveTimeout: 600_000 }, handOn).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    repeated,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
