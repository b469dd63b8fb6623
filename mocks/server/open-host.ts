import type { WorldHost } from '#mocks/control/world-host.ts'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import type { LatencyProfile } from '#mocks/http/latency.ts'
import { createDiskStore } from '#mocks/kernel/store/disk-store.ts'
import { createClock } from '#mocks/kernel/time/clock.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'

export interface HostOptions {
  scenario?: ScenarioName
  data: string
  /** World time at the start, in ms since 1970; goes on from there. The time that was kept unless given. */
  at?: number
  latency?: LatencyProfile
}

export async function openHost(options: HostOptions): Promise<WorldHost> {
  const engines = createNodeEngines()
  const open = (name: ScenarioName, isFresh: boolean) =>
    scenarioWorld(name, engines, {
      id: 'main',
      store: createDiskStore(options.data),
      clock: createClock(),
      isFresh,
      isClockKept: true,
    })
  let world = await open(options.scenario ?? 'main', false)
  if (options.at !== undefined) {
    world.clock.freeze(options.at)
    world.clock.run()
  }
  if (options.latency) world.latency.profile = options.latency
  return {
    get world() {
      return world
    },
    async begin(name) {
      const before = world
      await before.idle()
      world = await open(name, true)
      before.dispose()
    },
  }
}
