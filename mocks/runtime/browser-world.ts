import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { Notices } from '#mocks/notices.ts'
import { openLastingStore } from '#mocks/store/lasting-store.ts'
import { browserTabs } from '#mocks/store/tabs.ts'
import type { World } from '#mocks/world.ts'
import { type ScenarioName, scenarioWorld } from './scenario-world.ts'
import { takeWishes } from './wishes.ts'

/** The world that lasts in this browser, as the address asks for it. Every page of the sandbox opens the same one. */
export async function openBrowserWorld(apiPath?: string): Promise<{ world: World; name: ScenarioName }> {
  const { name, isFresh } = takeWishes()
  const notices = new Notices()
  const store = await openLastingStore(name, notices)
  const options = { store, tabs: browserTabs(name), notices, isFresh, isClockKept: true, apiPath }
  return { name, world: await scenarioWorld(name, createBrowserEngines(), options) }
}
