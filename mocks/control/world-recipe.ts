import * as z from 'zod/mini'
import { FaultRule } from '#mocks/http/faults.ts'
import { isLatencyProfile } from '#mocks/http/latency.ts'
import type { Change, Entity } from '#mocks/kernel/db/entity.ts'
import { Notices } from '#mocks/kernel/notices.ts'
import { createMemoryStore } from '#mocks/kernel/store/memory-store.ts'
import { STORE_VERSION } from '#mocks/kernel/store/store.ts'
import { singleTab } from '#mocks/kernel/store/tabs.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { openDatabase } from '#mocks/kernel/transactions/open-database.ts'
import { scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { begunAt, scenarioOf, seedOf } from './kept-scenario.ts'

/** Recipe of a world: a scenario started at a moment, the differences since, and the state of clock and network. */
export const Recipe = z.object({
  version: z.number(),
  scenario: z.string(),
  /** World time of the start and of now, in ms since 1970. */
  begun: z.number(),
  now: z.number(),
  speed: z.number(),
  latency: z.string(),
  rules: z.array(FaultRule),
  changes: z.array(
    z.object({
      collection: z.string(),
      id: z.union([z.number(), z.string()]),
      value: z.optional(z.looseObject({ id: z.union([z.number(), z.string()]) })),
    }),
  ),
})
export type Recipe = z.infer<typeof Recipe>

type Rows = Map<string, Change>
const keyOf = ({ collection, id }: Pick<Change, 'collection' | 'id'>) => `${collection} ${typeof id} ${id}`

function rowsOf(db: object): Rows {
  const rows: Rows = new Map()
  for (const [collection, repository] of Object.entries(db) as [string, { all(): Iterable<Entity> }][])
    for (const value of repository.all()) {
      const change = { collection, id: value.id, value }
      rows.set(keyOf(change), change)
    }
  return rows
}

async function rowsAtFirst(scenario: string, begun: number): Promise<Rows> {
  const { db } = await openDatabase({
    id: 'recipe',
    store: createMemoryStore(),
    tabs: singleTab(),
    clock: frozenClock(begun),
    notices: new Notices(),
    seed: seedOf(scenarioNamed(scenario)),
    isFresh: true,
  })
  return rowsOf(db)
}

export async function recipeOf(world: World): Promise<Recipe> {
  const [scenario, begun] = [scenarioOf(world), begunAt(world)]
  const [first, now] = [await rowsAtFirst(scenario, begun), rowsOf(world.db)]
  const changed = [...now].filter(
    ([key, { value }]) => JSON.stringify(value) !== JSON.stringify(first.get(key)?.value),
  )
  const gone = [...first].filter(([key]) => !now.has(key))
  return Recipe.parse({
    version: STORE_VERSION,
    scenario,
    begun,
    now: world.clock.now(),
    speed: world.clock.state.speed,
    latency: world.latency.profile,
    rules: [...world.faults.rules],
    changes: [
      ...changed.map(([, change]) => change),
      ...gone.map(([, { collection, id }]) => ({ collection, id })),
    ],
  })
}

/**
 * Makes a world match a recipe. Saves its previous data in its store.
 * @throws Error if the recipe is invalid, or of another version
 */
export async function followRecipe(
  world: World,
  given: unknown,
  files: ReadonlyMap<string, Blob> = new Map(),
): Promise<void> {
  const { version, scenario, begun, now, speed, latency, rules, changes } = z.parse(Recipe, given, {
    reportInput: true,
  })
  if (version !== STORE_VERSION)
    throw new Error(`This world is of version ${version}, and this sandbox reads ${STORE_VERSION}.`)
  const rows = await rowsAtFirst(scenario, begun)
  for (const change of changes) {
    if (change.value) rows.set(keyOf(change), { ...change, value: change.value })
    else rows.delete(keyOf(change))
  }
  await world.replace([...rows.values()], files)
  world.clock.freeze(now)
  if (speed > 0) world.clock.run(speed)
  world.faults.clear()
  for (const rule of rules) world.faults.add(rule)
  if (isLatencyProfile(latency)) world.latency.profile = latency
  // Waits until clock and network are stored with the world, because the page may be left immediately afterwards.
  await world.read(() => undefined)
}
