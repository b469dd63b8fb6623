import { answerControl, CONTROL_PATH } from '#mocks/control/answer-control.ts'
import type { WorldHost } from '#mocks/control/world-host.ts'
import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import type { World } from '#mocks/world.ts'
import type { SandboxClock, SandboxWorld } from './sandbox-world.ts'

/** @throws Error that lists the names, if there is no such scenario */
export function requireScenario(name: string): ScenarioName {
  if (Object.hasOwn(scenarios, name)) return scenarioNamed(name)
  throw new Error(`There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}`)
}

/** Wraps a world of the sandbox in the interface of the package. `open` creates the world of another scenario. */
export function hostedWorld(first: World, open: (name: ScenarioName) => Promise<World>): SandboxWorld {
  let world = first
  const host: WorldHost = {
    origin: undefined,
    get world() {
      return world
    },
    async begin(name) {
      const before = world
      await before.idle()
      world = await open(name)
      before.dispose()
    },
  }
  const clock: SandboxClock = {
    now: () => world.clock.now(),
    advance: (ms) => world.clock.advance(ms),
    freeze: (at) => world.clock.freeze(at),
    run: (speed) => world.clock.run(speed),
  }
  return {
    clock,
    fetch: (request) => world.fetch(request),
    async control(resource, change) {
      const init = change && { method: 'POST', body: JSON.stringify(change) }
      const request = new Request(`http://localhost${CONTROL_PATH}${resource}`, init)
      const { success, data, message } = await (await answerControl(host, request)).json()
      if (!success) throw new Error(message)
      return data
    },
    dispose: () => world.dispose(),
  }
}
