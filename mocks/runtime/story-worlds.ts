import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { frozenClock } from '#mocks/time/clock.ts'
import type { World } from '#mocks/world.ts'
import { scenarioNamed, scenarioWorld } from './scenario-world.ts'
import { TEST_MOMENT } from './test-moment.ts'

/** Header by which a request says which story's world it is for. */
export const WORLD_HEADER = 'x-sandbox-world'

const worlds = new Map<string, Promise<World>>()

/** The world of a story, begun at its first use. Its clock stands at the stories' moment unless told otherwise. */
export function storyWorld(id: string, scenario: string, at: string = TEST_MOMENT): Promise<World> {
  const known = worlds.get(id)
  if (known) return known
  const world = scenarioWorld(scenarioNamed(scenario), createBrowserEngines(), { id, clock: frozenClock(at) })
  worlds.set(id, world)
  return world
}

/** Gives up the world of a story, so that its next showing begins anew. */
export async function endStoryWorld(id: string): Promise<void> {
  const world = worlds.get(id)
  worlds.delete(id)
  ;(await world)?.dispose()
}

/** The world a request is for: by its header, or by the address of a file. Without either, a common one. */
export function worldOf(request: Request): Promise<World> {
  const inPath = /^\/sandbox\/files\/([^/]+)\//.exec(new URL(request.url).pathname)?.[1]
  const id = request.headers.get(WORLD_HEADER) ?? (inPath && decodeURIComponent(inPath)) ?? 'stories'
  return storyWorld(id, 'main')
}
