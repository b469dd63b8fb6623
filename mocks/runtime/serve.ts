import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { CHAT_PATH } from '#mocks/services/chat-bot/chat-paths.ts'
import { READING_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import { requestFrom, sendResponse } from './node-http.ts'
import { scenarioWorld } from './scenario-world.ts'
import { SCRIPT_HEADERS, siteScript } from './site-scripts-plugin.ts'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, accept-language, range, x-sandbox-world',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers': 'content-range, accept-ranges, content-length, content-disposition',
}

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, scenario: { type: 'string', default: 'main' } },
})
const world = await scenarioWorld(scenarioNamed(values.scenario), createNodeEngines())

/** The same world over HTTP: `node mocks/runtime/serve.ts --port 4010 --scenario main`. It ends with the process. */
const server = createServer(async (message, to) => {
  const path = message.url?.split('?')[0] ?? '/'
  const script = await siteScript(path)
  if (script !== undefined) return void to.writeHead(200, SCRIPT_HEADERS).end(script)
  // Players are answered on the pages of their own sites only, which the world says itself.
  const headers = [READING_PATH, CHAT_PATH].some((folder) => path.startsWith(folder)) ? {} : CORS
  if (message.method === 'OPTIONS' && headers === CORS) return void to.writeHead(204, CORS).end()
  await sendResponse(await world.fetch(requestFrom(message, to)), to, headers)
})
server.listen(Number(values.port), () => process.stdout.write(`http://localhost:${values.port}/api\n`))
