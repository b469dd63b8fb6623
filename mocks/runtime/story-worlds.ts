import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { scenarioWorld } from './scenario-world.ts'
import { TEST_MOMENT } from './test-moment.ts'
import { WORLD_HEADER } from './world-header.ts'

/** Shared by all stories, so that workers and languages are loaded once. */
let engines: Engines | undefined

const worldsByStory = new Map<string, Promise<World>>()
const endedWorlds = new Set<string>()

/**
 * The world of a story, created on first use. Its clock is stopped at the stories' moment by default. It recognises speech
 * only if it should: the model is large, and most stories show its stored results.
 */
export function storyWorld(
  id: string,
  scenario: string,
  at: string = TEST_MOMENT,
  recognisesSpeech = false,
): Promise<World> {
  const known = worldsByStory.get(id)
  if (known) return known
  endedWorlds.delete(id)
  engines ??= createBrowserEngines()
  const used = recognisesSpeech ? engines : { ...engines, hearing: undefined }
  const world = scenarioWorld(scenarioNamed(scenario), used, { id, clock: frozenClock(at) })
  worldsByStory.set(id, world)
  return world
}

export async function endStoryWorld(id: string): Promise<void> {
  const world = worldsByStory.get(id)
  worldsByStory.delete(id)
  endedWorlds.add(id)
  ;(await world)?.dispose()
}

/**
 * The world of a request: by its header, or by the address of a file; the shared world without either. Undefined for
 * a story that has ended: a new world would answer 401 and end the next story's session.
 */
export async function worldOf(request: Request): Promise<World | undefined> {
  const inPath = /^\/sandbox\/files\/([^/]+)\//.exec(new URL(request.url).pathname)?.[1]
  const id = request.headers.get(WORLD_HEADER) ?? (inPath && decodeURIComponent(inPath)) ?? 'stories'
  return endedWorlds.has(id) ? undefined : storyWorld(id, 'main')
}
