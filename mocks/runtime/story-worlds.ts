import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { scenarioWorld } from './scenario-world.ts'
import { TEST_MOMENT } from './test-moment.ts'

export const WORLD_HEADER = 'x-sandbox-world'

/** Of all stories: each starts its workers, and loads its languages, once. */
let engines: Engines | undefined

const worlds = new Map<string, Promise<World>>()
const ended = new Set<string>()

/** The world of a story, begun at its first use. Its clock stands at the stories' moment unless told otherwise. */
export function storyWorld(id: string, scenario: string, at: string = TEST_MOMENT): Promise<World> {
  const known = worlds.get(id)
  if (known) return known
  ended.delete(id)
  // Recordings are not heard here: the model is large, and stories show its results.
  engines ??= { ...createBrowserEngines(), hearing: undefined }
  const world = scenarioWorld(scenarioNamed(scenario), engines, { id, clock: frozenClock(at) })
  worlds.set(id, world)
  return world
}

export async function endStoryWorld(id: string): Promise<void> {
  const world = worlds.get(id)
  worlds.delete(id)
  ended.add(id)
  ;(await world)?.dispose()
}

/**
 * The world of a request: by its header, or by the address of a file; without either, a common one. Undefined for
 * a story that has ended: a new world would say that there is no session, and end that of the next story.
 */
export async function worldOf(request: Request): Promise<World | undefined> {
  const inPath = /^\/sandbox\/files\/([^/]+)\//.exec(new URL(request.url).pathname)?.[1]
  const id = request.headers.get(WORLD_HEADER) ?? (inPath && decodeURIComponent(inPath)) ?? 'stories'
  return ended.has(id) ? undefined : storyWorld(id, 'main')
}
