import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of open connections: a page opens six, and a developer has few pages. */
export const MAX_CONNECTIONS = 500

/** Time for a request to send its headers, in ms, so that an idle client does not hold a connection. */
const HEADERS_MS = 15_000
/** Time for a request to send its body, in ms: an upload of hours of sound over a slow line. */
const REQUEST_MS = 600_000

/**
 * Keeps a server responsive while somebody holds many connections open: at the limit it closes the longest waiting
 * one, preferably one without a request.
 */
export function boundConnections(server: Server, most = MAX_CONNECTIONS): void {
  server.headersTimeout = HEADERS_MS
  server.requestTimeout = REQUEST_MS
  /** Longest waiting first. */
  const waiting = new Set<Socket>()
  const busy = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    if (waiting.size + busy.size >= most) {
      const [longest] = waiting.size > 0 ? waiting : busy
      if (longest) {
        waiting.delete(longest)
        busy.delete(longest)
        longest.destroy()
      }
    }
    waiting.add(socket)
    socket.once('close', () => {
      waiting.delete(socket)
      busy.delete(socket)
    })
  })
  server.on('request', ({ socket }, answer) => {
    waiting.delete(socket)
    busy.add(socket)
    answer.once('close', () => {
      busy.delete(socket)
      if (!socket.destroyed) waiting.add(socket)
    })
  })
}
