import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { Worlds } from '#mocks/server/worlds.ts'
import type { Figure } from './measure.ts'

const WORLDS = 20
/** Requests to each world, whose journal stores them. */
const REQUESTS = 100

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function usedMegabytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/** Cost of one more world of the HTTP sandbox: processor time to make it, memory when made and after requests. */
export async function worldFigures(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'avaz-worlds-'))
  const worlds = await Worlds.open({
    data: join(folder, 'main'),
    saved: join(folder, 'saved'),
    engines: createNodeEngines(),
    folder,
  })
  const [cpu, memory] = [cpuSeconds(), usedMegabytes()]
  const names = Array.from({ length: WORLDS }, (_, index) => `world-${index}`)
  for (const name of names) await worlds.need(name)
  const [cpuMade, memoryMade] = [cpuSeconds(), usedMegabytes()]
  for (const name of names) {
    const { world } = await worlds.need(name)
    const url = 'http://localhost/api/services'
    for (let index = 0; index < REQUESTS; index += 1) await (await world.fetch(new Request(url))).text()
  }
  const memoryAsked = usedMegabytes()
  for (const name of names) await worlds.end(name)
  worlds.main.world.dispose()
  await rm(folder, { recursive: true })
  return [
    { what: 'processor time of a world', value: (cpuMade - cpu) / WORLDS, unit: 's' },
    { what: 'memory of a world', value: (memoryMade - memory) / WORLDS, unit: 'MB' },
    {
      what: `memory of a world after ${REQUESTS} requests`,
      value: (memoryAsked - memory) / WORLDS,
      unit: 'MB',
    },
  ]
}
