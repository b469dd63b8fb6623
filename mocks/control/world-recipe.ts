import * as z from 'zod/mini'
import { FaultRule } from '#mocks/http/faults.ts'
import { latencyProfiles } from '#mocks/http/latency.ts'
import type { Change, Entity } from '#mocks/kernel/db/entity.ts'
import { Notices } from '#mocks/kernel/notices.ts'
import { createMemoryStore } from '#mocks/kernel/store/memory-store.ts'
import { STORE_VERSION } from '#mocks/kernel/store/store.ts'
import { singleTab } from '#mocks/kernel/store/tabs.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { openDatabase } from '#mocks/kernel/transactions/open-database.ts'
import { scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import type { World } from '#mocks/world.ts'
import { requireConsistentRows } from './consistent-rows.ts'
import { scenarioOf, seedOf, worldStartedAt } from './stored-scenario.ts'

/** First and last possible time of a world, in ms; later dates are invalid. */
const MIN_TIME_MS = 0
const MAX_TIME_MS = Date.UTC(9999, 0)
/** Highest speed of a world’s clock, also for `/__sandbox/clock`. */
export const MAX_SPEED = 100_000

const Moment = z.number().check(z.minimum(MIN_TIME_MS), z.maximum(MAX_TIME_MS))
const Id = z.union([z.int().check(z.nonnegative()), z.string().check(z.maxLength(200))])

/** Recipe of a world: a scenario started at a moment, the differences since, and the state of clock and network. */
export const Recipe = z.strictObject({
  version: z.number(),
  scenario: z.enum(Object.keys(scenarios)),
  /** World time of the start and of now, in ms since 1970. */
  begun: Moment,
  now: Moment,
  speed: z.number().check(z.minimum(0), z.maximum(MAX_SPEED)),
  latency: z.enum(latencyProfiles),
  rules: z.array(FaultRule),
  changes: z.array(
    z.strictObject({
      collection: z.string(),
      id: Id,
      value: z.optional(z.looseObject({ id: Id })),
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

async function initialRows(scenario: string, begun: number): Promise<Rows> {
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
  const [scenario, begun] = [scenarioOf(world), worldStartedAt(world)]
  const [first, now] = [await initialRows(scenario, begun), rowsOf(world.db)]
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

/** Settings with separate, validated fields in a recipe. */
const SEPARATE_SETTINGS: ReadonlySet<unknown> = new Set(['scenario', 'clock', 'faults', 'latency'])
const isStoredSeparately = ({ collection, id }: Pick<Change, 'collection' | 'id'>) =>
  collection === 'settings' && SEPARATE_SETTINGS.has(id)

/**
 * Makes a world match a recipe. Saves its previous data in its store.
 * @throws Error if the recipe is invalid, of another version, or of an impossible world; then nothing is changed
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
  const rows = await initialRows(scenario, begun)
  for (const change of changes) {
    if (!Object.hasOwn(world.db, change.collection))
      throw new Error(`This world cannot be: nobody knows ${change.collection.slice(0, 60)}`)
    if (isStoredSeparately(change)) continue
    if (change.value) rows.set(keyOf(change), { ...change, value: change.value })
    else rows.delete(keyOf(change))
  }
  requireConsistentRows(rows.values())
  await world.replace([...rows.values()], files)
  world.clock.freeze(now)
  if (speed > 0) world.clock.run(speed)
  world.faults.clear()
  for (const rule of rules) world.faults.add(rule)
  world.latency.profile = latency
  // Waits until clock and network are stored with the world, because the page may be left immediately afterwards.
  await world.read(() => undefined)
}
