import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Attack, type Target, verdictOf } from '../attack.ts'

const OPEN_CONNECTIONS = 2000
/** Duration, and interval of requests to the server meanwhile, in ms. */
const HELD_MS = 60_000
const ASK_INTERVAL_MS = 5_000

async function stillAnswers({ ask }: Target) {
  return (await ask('/__sandbox/clock')).status === 200
}

/** Sends the header of a request that announces a body, and no body. */
const announceBody = (
  { ask }: Target,
  path: string,
  megabytes: number,
  headers: Readonly<Record<string, string>>,
) =>
  ask(path, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(megabytes << 20) },
    isHeadOnly: true,
  })

/** A connection that sends half a request and is reopened after it is closed, until `isOver`. */
function holdOpen(port: number, sockets: Set<Socket>, isOver: () => boolean): void {
  const socket = connect(port, '127.0.0.1')
  sockets.add(socket)
  socket.on('error', () => undefined)
  socket.on('connect', () => socket.write('GET /api/languages HTTP/1.1\r\nhost: localh'))
  socket.on('close', () => {
    sockets.delete(socket)
    if (!isOver()) setTimeout(() => !isOver() && holdOpen(port, sockets, isOver), ASK_INTERVAL_MS)
  })
}

export const bodyAttacks: readonly Attack[] = [
  {
    kind: 'bodies',
    title: 'a guest fills the disk with an upload',
    async attempt(target) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      return verdictOf(
        (await announceBody(target, '/api/services/dubbing/init', 400, headers)).status === 401,
      )
    },
  },
  {
    kind: 'bodies',
    title: 'a login of 100 MB is read',
    attempt: async (target) =>
      verdictOf(
        (await announceBody(target, '/api/customer/login', 100, { 'content-type': 'application/json' }))
          .status === 413,
      ),
  },
  {
    kind: 'bodies',
    title: 'a form of a customer is longer than any upload',
    async attempt(target) {
      const { token } = await target.customer('leyla@avaz.example')
      const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` }
      return verdictOf(
        (await announceBody(target, '/api/services/dubbing/init', 600, headers)).status === 413,
      )
    },
  },
  {
    kind: 'connections',
    title: `${OPEN_CONNECTIONS} connections that say nothing keep everybody out`,
    async attempt(target) {
      const port = Number(new URL(target.world).port)
      const held = Array.from({ length: OPEN_CONNECTIONS }, () =>
        connect(port, '127.0.0.1').on('error', () => undefined),
      )
      try {
        await Promise.all(
          held.map(
            (socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve)),
          ),
        )
        for (const socket of held)
          if (socket.writable) socket.write('GET /api/languages HTTP/1.1\r\nhost: localh')
        return verdictOf(await stillAnswers(target), 'weak')
      } finally {
        for (const socket of held) socket.destroy()
      }
    },
  },
  {
    kind: 'connections',
    title: `${OPEN_CONNECTIONS} connections, opened again when closed, keep everybody out for a minute`,
    async attempt(target) {
      const sockets = new Set<Socket>()
      let isOver = false
      for (let count = 0; count < OPEN_CONNECTIONS; count += 1)
        holdOpen(Number(new URL(target.world).port), sockets, () => isOver)
      try {
        for (let passed = 0; passed < HELD_MS; passed += ASK_INTERVAL_MS) {
          await wait(ASK_INTERVAL_MS)
          if (!(await stillAnswers(target))) return 'weak'
        }
        return 'held'
      } finally {
        isOver = true
        for (const socket of sockets) socket.destroy()
      }
    },
  },
]
