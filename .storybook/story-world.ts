import type { Loader } from '@storybook/react-vite'
import { endStoryWorld, storyWorld } from '#mocks/runtime/story-worlds.ts'
import { WORLD_HEADER } from '#mocks/runtime/world-header.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { scenarios } from '#mocks/scenarios/scenarios.ts'
import { type DemoAccount, demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { requestDefaults } from '#src/api/request-defaults.ts'
import { workRecord } from '#src/app/work-tray/work-record.ts'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { notifications } from '#src/lib/notifications.ts'
import { rememberCustomer } from '#src/session/customer-id.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { signIn, signOut } from '#src/session/session.ts'
import { clocks } from './modes.ts'
import { requestsEnded } from './open-requests.ts'

/** Scenarios in which calls fail or hang without further setup. */
type FaultyScenario = {
  [Name in ScenarioName]: (typeof scenarios)[Name] extends { faults: readonly unknown[] } ? Name : never
}[ScenarioName]

interface WorldParameters {
  scenario?: ScenarioName
  /** The customer who is logged in; `null` for a guest. Leyla by default. */
  account?: keyof typeof demoAccounts | null
  /** Loads the model that recognises English speech. */
  recognisesSpeech?: boolean
}

/** The backend of a story, as `parameters: { world: { scenario: 'low-balance' } }`. */
export interface StoryWorld extends WorldParameters {
  scenario?: Exclude<ScenarioName, FaultyScenario>
}

/** A backend on which some calls fail or hang. */
export interface FaultyWorld extends WorldParameters {
  scenario: FaultyScenario
}

/** A shared token for all worlds, because stories on one page share the browser's cookie. */
const STORY_TOKEN = 'story'
const SESSION_MS = 86_400_000

async function startWorld(
  id: string,
  at: string,
  { scenario = 'main', account = 'leyla', recognisesSpeech }: WorldParameters,
) {
  await endStoryWorld(id)
  const world = await storyWorld(id, scenario, at, recognisesSpeech)
  const customer: DemoAccount | null = account && demoAccounts[account]
  if (customer) {
    await world.write((tx) => {
      const times = { created_at: tx.now, expires_at: tx.now + SESSION_MS }
      tx.sessions.create({ id: STORY_TOKEN, customer_id: customer.id, ...times })
    })
  }
  // Set only after the session exists; otherwise open requests of the previous story would end the session.
  requestDefaults.headers = { [WORLD_HEADER]: id }
  if (!customer) return signOut()
  rememberCustomer(customer.id)
  signIn(STORY_TOKEN)
  // Work that ran in another story's world has not ended in this one.
  workRecord.forget()
}

/** Gives a story with a `world` parameter its own new backend. */
export const storyWorldLoader: Loader = async ({ id, parameters, globals }) => {
  const wanted: StoryWorld | FaultyWorld | undefined = parameters.world
  if (wanted === undefined) return {}
  const clock = globals.clock === 'midnight' ? clocks.midnight : clocks.fixed
  notifications.clear()
  repeatedRequests.set(true)
  await forgetDrafts()
  await startWorld(id, clock, wanted)
  return {}
}

/** Ends the backend of a story that is left, including its open requests, before the next story starts. */
export async function leaveStoryWorld(id: string): Promise<void> {
  await endStoryWorld(id)
  await requestsEnded()
}
