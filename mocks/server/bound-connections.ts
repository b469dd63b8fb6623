import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Most connections that are open at once: a page opens six, and a developer has few pages. */
export const MOST_CONNECTIONS = 500

/** Time in which a request has sent its headers, in ms: one that does not keeps its connection for nothing. */
const HEADERS_MS = 15_000
/** Time in which a request has sent its body, in ms: an upload of hours of sound over a slow line. */
const REQUEST_MS = 600_000

/**
 * Keeps a server answering while somebody holds connections open: at the bound the connection that has waited longest
 * makes room, one without a request before one with.
 */
export function boundConnections(server: Server, most = MOST_CONNECTIONS): void {
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
