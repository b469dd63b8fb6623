import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { Notices } from '#mocks/kernel/notices.ts'
import { openLastingStore } from '#mocks/kernel/store/lasting-store.ts'
import { browserTabs } from '#mocks/kernel/store/tabs.ts'
import type { World } from '#mocks/world.ts'
import { type Choices, readAddressChoices } from './address-choices.ts'
import { scenarioWorld } from './scenario-world.ts'

interface Opened extends Omit<Choices, 'isFresh'> {
  world: World
}

export async function openBrowserWorld(apiPath?: string): Promise<Opened> {
  const { isFresh, ...choices } = readAddressChoices()
  const { name } = choices
  const notices = new Notices()
  const store = await openLastingStore(name, notices)
  const options = { store, tabs: browserTabs(name), notices, isFresh, isClockKept: true, apiPath }
  return { ...choices, world: await scenarioWorld(name, createBrowserEngines(), options) }
}
