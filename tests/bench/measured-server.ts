import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { createWorldServer } from '#mocks/server/world-server.ts'
import { Worlds } from '#mocks/server/worlds.ts'

/**
 * A program of its own, so that its processor time is the server's alone: the sandbox, or, with a text as argument, a
 * bare server that answers everything with that text. It sends its port, and its processor time in ms when asked.
 */
const [, , text] = process.argv
const folder = mkdtempSync(join(tmpdir(), 'avaz-calls-'))
process.on('exit', () => rmSync(folder, { recursive: true }))

async function startSandbox() {
  const data = join(folder, 'main')
  return createWorldServer(await Worlds.open({ data, saved: folder, engines: createNodeEngines(), folder }))
}

const bareServer = () =>
  createServer((_, to) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text ?? '') }
    to.writeHead(200, headers).end(text)
  })

const server = text === undefined ? await startSandbox() : bareServer()
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.on('disconnect', () => process.exit())
