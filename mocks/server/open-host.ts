import type { WorldHost } from '#mocks/control/world-host.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import type { LatencyProfile } from '#mocks/http/latency.ts'
import { createDiskStore } from '#mocks/kernel/store/disk-store.ts'
import { createClock } from '#mocks/kernel/time/clock.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { announceEvents, type WorldEvent } from './world-events.ts'

export interface HostOptions {
  /** Name of the world; part of the addresses of its files. */
  id?: string
  scenario?: ScenarioName
  data: string
  /** Shared by all worlds of a server, so that each engine is loaded once. */
  engines: Engines
  /** World time of every start, in ms since 1970; advances from there. By default the stored time, or real time. */
  at?: number | undefined
  /** Replaces the scenario's own latency. */
  latency?: LatencyProfile | undefined
  /** Base address of links in mails and of payment pages; the server itself by default. */
  origin?: string | undefined
  /** @param at world time in ms since 1970 */
  onEvent?: ((id: string, event: WorldEvent, at: number) => void) | undefined
}

export async function openHost(options: HostOptions): Promise<WorldHost> {
  const { id = 'main', engines, at, latency } = options
  const open = async (name: ScenarioName, isFresh: boolean) => {
    const clock = createClock(at === undefined ? {} : { at })
    const tell = (event: WorldEvent) => options.onEvent?.(id, event, clock.now())
    const opened = await scenarioWorld(name, engines, {
      id,
      store: announceEvents(createDiskStore(options.data), tell),
      clock,
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
