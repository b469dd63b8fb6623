import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarioWorld } from './scenario-world.ts'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, accept-language, range, x-sandbox-world',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers': 'content-range, accept-ranges, content-length, content-disposition',
}

function requestFrom(message: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = message
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const own = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) own.set(name, String(value))
  const init = {
    method,
    headers: own,
    signal,
    ...(hasBody && { body: Readable.toWeb(message), duplex: 'half' }),
  }
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), init as RequestInit)
}

async function send(response: Response, to: ServerResponse) {
  // A network error of the world becomes a cut connection.
  if (response.type === 'error') return void to.destroy()
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = { ...Object.fromEntries(response.headers), ...CORS, 'content-length': body.byteLength }
  to.writeHead(response.status, headers).end(body)
}

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, scenario: { type: 'string', default: 'main' } },
})
const world = await scenarioWorld(scenarioNamed(values.scenario), createNodeEngines())

/** The same world over HTTP: `node mocks/runtime/serve.ts --port 4010 --scenario main`. It ends with the process. */
const server = createServer(async (message, to) => {
  const given = new AbortController()
  to.on('close', () => given.abort())
  if (message.method === 'OPTIONS') return void to.writeHead(204, CORS).end()
  await send(await world.fetch(requestFrom(message, given.signal)), to)
})
server.listen(Number(values.port), () => process.stdout.write(`http://localhost:${values.port}/api\n`))
