import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { Notices } from '#mocks/kernel/notices.ts'
import { openLastingStore } from '#mocks/kernel/store/lasting-store.ts'
import { browserTabs } from '#mocks/kernel/store/tabs.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { scenarioWorld } from './scenario-world.ts'

interface BrowserWorldOptions {
  scenario: ScenarioName
  isFresh: boolean
  apiPath?: string
}

let engines: ReturnType<typeof createBrowserEngines> | undefined

export async function openBrowserWorld({ scenario, ...options }: BrowserWorldOptions): Promise<World> {
  engines ??= createBrowserEngines()
  const notices = new Notices()
  const store = await openLastingStore(scenario, notices)
  const tabs = browserTabs(scenario)
  return scenarioWorld(scenario, engines, { ...options, store, tabs, notices, isClockKept: true })
}
