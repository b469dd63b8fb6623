import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { type Figure, median } from './measure.ts'

const SERVER = join(import.meta.dirname, 'measured-server.ts')
const ROUNDS = 5
const CALLS = 1000
/** Requests at the same time. */
const CLIENTS = 10

const { getBalance, login } = endpoints
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

async function startServer(...args: string[]) {
  const child = fork(SERVER, args)
  const [port] = await once(child, 'message')
  async function ask(path: string, headers = {}, body?: string): Promise<string> {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ host: '127.0.0.1', port, path: `/api${path}`, method, headers, agent }).end(body)
    const [answer] = await once(sent, 'response')
    return text(answer)
  }
  const cpuMs = async (): Promise<number> => {
    const told = once(child, 'message')
    child.send('cpu')
    return (await told)[0]
  }
  return { ask, cpuMs, stop: () => child.disconnect(), cpu: [] as number[], perSecond: [] as number[] }
}

type Measured = Awaited<ReturnType<typeof startServer>>

async function load({ ask }: Measured, headers: object) {
  let left = CALLS
  const client = async () => {
    while (left > 0) {
      left -= 1
      await ask(getBalance.path, headers)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

/** Cost of a GET of the balance over HTTP, next to a bare Node server with the same answer, in turns. */
export async function callFigures(): Promise<readonly Figure[]> {
  const sandbox = await startServer()
  const { email, password } = demoAccounts.leyla
  const credentials = JSON.stringify({ email, password })
  const session = await sandbox.ask(login.path, { 'content-type': 'application/json' }, credentials)
  const headers = { authorization: `Bearer ${JSON.parse(session).data.access_token}` }
  const bare = await startServer(await sandbox.ask(getBalance.path, headers))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const server of [sandbox, bare]) {
      const [cpu, begun] = [await server.cpuMs(), performance.now()]
      await load(server, headers)
      // The first round warms up.
      if (round === 0) continue
      server.perSecond.push((CALLS * 1000) / (performance.now() - begun))
      server.cpu.push(((await server.cpuMs()) - cpu) / CALLS)
    }
  for (const { stop } of [sandbox, bare]) stop()
  agent.destroy()
  return [
    { what: 'processor time of a GET of the sandbox', value: median(sandbox.cpu), unit: 'ms' },
    { what: 'processor time of a GET of a bare server', value: median(bare.cpu), unit: 'ms' },
    { what: 'GETs of the sandbox', value: median(sandbox.perSecond), unit: '/s' },
    { what: 'GETs of a bare server', value: median(bare.perSecond), unit: '/s' },
  ]
}
