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
  /** World time of every start, in ms since 1970; advances from there. By default the stored time, or real time. */
  at?: number
  /** Replaces the scenario's own latency. */
  latency?: LatencyProfile
  /** Base address of links in mails and of payment pages; the server itself by default. */
  origin?: string | undefined
}

export async function openHost(options: HostOptions): Promise<WorldHost> {
  const engines = createNodeEngines({ isForked: true })
  const { at, latency } = options
  const open = async (name: ScenarioName, isFresh: boolean) => {
    const opened = await scenarioWorld(name, engines, {
      id: 'main',
      store: createDiskStore(options.data),
      clock: createClock(at === undefined ? {} : { at }),
      isFresh,
      isClockKept: true,
    })
    if (latency) opened.latency.profile = latency
    return opened
  }
  let world = await open(options.scenario ?? 'main', false)
  if (at !== undefined) {
    // A stored world brings its own time.
    world.clock.freeze(at)
    world.clock.run()
  }
  return {
    origin: options.origin,
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
