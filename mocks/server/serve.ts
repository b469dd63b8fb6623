import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CONTROL_PATH } from '#mocks/control/answer-control.ts'
import { isOrigin } from '#mocks/control/is-origin.ts'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { isLatencyProfile } from '#mocks/http/latency.ts'
import { isLocalHost } from '#mocks/runtime/local-host.ts'
import { scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { endWithNpx } from './end-with-npx.ts'
import { createWorldServer } from './world-server.ts'
import { MAIN_WORLD, Worlds } from './worlds.ts'

const USAGE = `Serves the sandbox over HTTP.
  --port 4010            port; 0 takes a free one
  --host 127.0.0.1       address to listen at; :: lets other machines in
  --origin <origin>      where links in mails and payment addresses lead, e.g. https://app.example; this server without it
  --allow-host <name>    answers for this host too, such as that of a proxy; may be repeated
  --allow-origin <origin>  lets pages of this origin ask for anything; may be repeated
  --scenario main        what an empty world begins with
  --data <file>          keeps the world; without it, it ends with the program
  --latency fast         none, fast, typical or slow; none unless the scenario has its own
  --clock <moment>       world time at the start and after a reset, in ISO 8601
  --upstream <origin>    sends calls of the API on to this backend, compares its answers with the contract and records them
  --worlds 50            most worlds that requests name besides the main one; at the limit, the least recently used ends
`

const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  origin: { type: 'string' },
  'allow-host': { type: 'string', multiple: true },
  'allow-origin': { type: 'string', multiple: true },
  scenario: { type: 'string', default: 'main' },
  data: { type: 'string' },
  latency: { type: 'string' },
  clock: { type: 'string' },
  upstream: { type: 'string' },
  worlds: { type: 'string', default: '50' },
  help: { type: 'boolean', default: false },
} as const

function refuseOption(why: string): never {
  process.stderr.write(`${why}\n\n${USAGE}`)
  process.exit(1)
}

function givenOptions() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return refuseOption(error instanceof Error ? error.message : String(error))
  }
}

const values = givenOptions()
const { scenario, latency, clock, origin, upstream } = values
const allowedHosts = values['allow-host'] ?? []
const allowedOrigins = values['allow-origin'] ?? []
const port = Number(values.port)
if (values.help) {
  process.stdout.write(USAGE)
  process.exit(0)
}
if (!Number.isInteger(port) || port < 0 || port > 65_535) refuseOption(`"${values.port}" is not a port.`)
const maxWorlds = Number(values.worlds)
if (!Number.isInteger(maxWorlds) || maxWorlds < 1) refuseOption(`"${values.worlds}" is no number of worlds.`)
if (!Object.hasOwn(scenarios, scenario))
  refuseOption(`There is no scenario "${scenario}". There are: ${Object.keys(scenarios).join(', ')}`)
if (latency !== undefined && !isLatencyProfile(latency)) refuseOption(`There is no latency "${latency}".`)
const clockStartMs = clock === undefined ? undefined : Date.parse(clock)
if (Number.isNaN(clockStartMs)) refuseOption(`"${clock}" is not a moment.`)
for (const each of [...allowedOrigins, origin, upstream])
  if (each !== undefined && !isOrigin(each))
    refuseOption(`"${each}" is not an origin, such as https://app.example.`)

const worldsFolder = mkdtempSync(join(tmpdir(), 'sandbox-worlds-'))
const worlds = await Worlds.open({
  scenario: scenarioNamed(scenario),
  data: values.data ?? join(worldsFolder, MAIN_WORLD),
  engines: createNodeEngines({ isForked: true }),
  folder: worldsFolder,
  saved: `${values.data ?? join(worldsFolder, MAIN_WORLD)}.saved`,
  most: maxWorlds,
  ...{ at: clockStartMs, latency, origin },
})
const { notices } = worlds.main.world
for (const { kind, detail } of notices.list) process.stderr.write(`${kind}: ${detail}\n`)
worlds.onEnd(({ name, reason }) => process.stderr.write(`World ${name}: ${reason}\n`))

const server = await createWorldServer(worlds, {
  hosts: allowedHosts,
  upstream,
  // Pages of the app in front of this world count as its own.
  origins: origin === undefined ? allowedOrigins : [origin, ...allowedOrigins],
})
server.on('error', ({ message }) => {
  removeFolder()
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
server.listen(port, values.host, () => {
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : port
  if (values.host !== '::1' && !isLocalHost(values.host))
    process.stderr.write(
      `Listening at ${values.host}: other machines reach the world, with its tokens, passwords and mails, if they ask for an allowed host.\n`,
    )
  process.stdout.write(`http://localhost:${at}/api\nhttp://localhost:${at}${CONTROL_PATH}\n`)
})

function removeFolder() {
  rmSync(worldsFolder, { recursive: true, force: true })
}

function endServer() {
  removeFolder()
  server.closeAllConnections()
  server.close(() => process.exit(0))
}
process.on('SIGINT', endServer).on('SIGTERM', endServer)
endWithNpx(endServer)
