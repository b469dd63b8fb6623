import { expect, test } from 'vitest'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import { TEST_MOMENT } from '#mocks/runtime/test-moment.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'
import type { Scenario } from './scenario.ts'
import type { ScenarioName } from './scenario-name.ts'
import { scenarios } from './scenarios.ts'

const { IN_PROGRESS, ORDERED } = projectStatuses
const HOUR_MS = 3_600_000

const ending = Object.entries<Scenario>(scenarios)
  .filter(
    ([name, { isHeld }]) => !isHeld && !/^(?:big-project|big-book|long-transcript|long-dub)-/.test(name),
  )
  .map(([name]) => name as ScenarioName)

test.each(ending)('in the scenario %s all work ends', async (name) => {
  const world = await scenarioWorld(name, quickEngines(), { clock: frozenClock(TEST_MOMENT) })
  const running = () =>
    world.db.projects.list({ filter: ({ status }) => status === IN_PROGRESS || status === ORDERED })
  for (let hour = 0; hour < 24 && running().length > 0; hour += 1) {
    world.clock.advance(HOUR_MS)
    await world.settle()
    await world.idle()
  }
  expect(running().map(({ title }) => title)).toEqual([])
  world.dispose()
})
