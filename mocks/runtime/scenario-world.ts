import { scenarioOf, seedOf } from '#mocks/control/stored-scenario.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { events } from '#mocks/operations/events.ts'
import { operations } from '#mocks/operations/operations.ts'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { makeFile } from '#mocks/services/make-file.ts'
import { createWorld, type World, type WorldOptions } from '#mocks/world.ts'

type Options = Omit<WorldOptions, 'operations' | 'events' | 'engines' | 'seed'>

export async function scenarioWorld(
  name: ScenarioName,
  engines: Engines,
  options: Options = {},
): Promise<World> {
  const world = await createWorld({
    id: name,
    ...options,
    engines,
    operations,
    events,
    makeFile,
    profileOf: (db) => (scenarios[scenarioOf({ db }, name)] as Scenario).backend,
    seed: seedOf(name),
  })
  const { latency, faults = [] }: Scenario = scenarios[scenarioOf(world, name)]
  if (latency) world.latency.profile = latency
  for (const rule of faults) world.faults.add(rule)
  return world
}
