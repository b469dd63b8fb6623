import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WorldHost } from '#mocks/control/world-host.ts'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { createWorldServer, type ServerOptions } from '#mocks/server/world-server.ts'
import { Worlds } from '#mocks/server/worlds.ts'

export interface ServedWorld {
  readonly host: WorldHost
  readonly origin: string
  close(): Promise<void>
}

const engines = createNodeEngines({ isForked: true })

/** Serves a world over HTTP at a free port, with a temporary store unless one is given. */
export async function serveWorld({
  hosts,
  origins,
  mostConnections,
  upstream,
  ...options
}: ServerOptions & {
  data?: string
  scenario?: ScenarioName
  most?: number
} = {}): Promise<ServedWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'avaz-'))
  const worlds = await Worlds.open({
    data: join(folder, 'world'),
    saved: join(folder, 'saved'),
    ...{ engines, folder },
    ...options,
  })
  const { main: host } = worlds
  const server = await createWorldServer(worlds, { hosts, origins, mostConnections, upstream })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await host.world.idle()
      host.world.dispose()
      await rm(folder, { recursive: true })
    },
  }
}
