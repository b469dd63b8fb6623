import { logInAs } from '#mocks/control/sessions.ts'
import { paceMs, setPace } from '#mocks/features/runs/pace.ts'
import type { LatencyProfile } from '#mocks/http/latency.ts'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import type { World } from '#mocks/world.ts'
import { isLatencyAsked, readAddressChoices, saveScenario, storedChoice } from './address-choices.ts'
import { API_PATH } from './api-path.ts'
import { openBrowserWorld } from './browser-world.ts'
import { withRelayedChats } from './relay-chats.ts'
import { withStoredReaders } from './store-readers.ts'
import { storeNetwork } from './stored-network.ts'

/** The app of this page, whose world can be replaced. */
export interface ShownApp {
  token(): string | undefined
  hide(): void
  enter(token: string | undefined): void
  show(): void
}

export interface PageHost {
  readonly world: World
  readonly scenario: ScenarioName
  answer(request: Request): Promise<Response>
  /** Replaces the app's world by that of a scenario, here and in all tabs that show the same world. */
  begin(scenario: ScenarioName, isFresh: boolean): Promise<void>
  subscribe(listener: () => void): () => void
}

interface Place {
  readonly world: World
  readonly scenario: ScenarioName
  readonly answering: Set<Promise<unknown>>
  readonly answer: World['fetch']
}

/** Time between two finished blocks, in ms, so that one can watch them. */
const PACE_MS = 1200

const SCENARIO_EXCHANGE = 'sandbox-exchange'

/** Saves the world's notices, so that they appear after the reload that ends the old session. */
function saveNotices(scenario: ScenarioName, { notices }: World) {
  const news = notices.list.find(({ kind }) => kind === 'started-anew')
  const detail = storedChoice(`sandbox-started-anew-${scenario}`, news?.detail ?? null)
  if (!news && detail !== null) notices.add({ kind: 'started-anew', detail })
}

interface PlaceOptions {
  readonly isFresh: boolean
  /** Replaces the scenario's own latency. */
  readonly latency: LatencyProfile | undefined
  /** Whether the current address requests this latency, overriding earlier settings. */
  readonly isAsked?: boolean
}

/** Default latency of responses. */
const DEFAULT_LATENCY: LatencyProfile = 'typical'

async function openPlace(scenario: ScenarioName, beginning: PlaceOptions): Promise<Place> {
  const { isFresh, latency, isAsked = false } = beginning
  const world = await openBrowserWorld({ scenario, isFresh, apiPath: API_PATH })
  saveNotices(scenario, world)
  const own: Scenario = scenarios[scenario]
  world.latency.restore(latency ?? own.latency ?? DEFAULT_LATENCY)
  storeNetwork(world)
  if (latency && isAsked) world.latency.restore(latency)
  await world.write((tx) => {
    if (paceMs(tx) === 0) setPace(tx, PACE_MS)
  })
  return { world, scenario, answering: new Set(), answer: withRelayedChats(world, withStoredReaders(world)) }
}

/** Ends a world after its open requests, because failures from its end would be shown to the customer. */
async function endPlace({ world, answering }: Place) {
  await Promise.allSettled(answering)
  world.dispose()
}

/** Logs the owner of a token into another world; undefined if that world does not know the customer. */
function tokenInWorld({ world: { db } }: Place, token: string | undefined, next: World) {
  const session = token === undefined ? undefined : db.sessions.get(token)
  const email = session && db.customers.get(session.customer_id)?.email
  const known = email === undefined ? undefined : next.db.customers.first({ email })
  return known && logInAs(next, known.id)
}

interface ScenarioExchange {
  readonly from: ScenarioName
  readonly to: ScenarioName
}

export async function openPageHost(app: ShownApp): Promise<PageHost> {
  const { scenario, isFresh, latency } = readAddressChoices()
  let place = await openPlace(scenario, { isFresh, latency, isAsked: isLatencyAsked() })
  const listeners = new Set<() => void>()
  const channel = new BroadcastChannel(SCENARIO_EXCHANGE)

  function move(next: Place) {
    void endPlace(place)
    place = next
    saveScenario(next.scenario)
    app.show()
    for (const listener of listeners) listener()
  }
  channel.onmessage = ({ data: { from, to } }: MessageEvent<ScenarioExchange>) => {
    if (from !== place.scenario) return
    app.hide()
    // Granted once the initiating tab is done: this browser's session belongs to the other world then.
    void navigator.locks.request(SCENARIO_EXCHANGE, async () =>
      move(await openPlace(scenarioNamed(to), { isFresh: false, latency })),
    )
  }
  return {
    get world() {
      return place.world
    },
    get scenario() {
      return place.scenario
    },
    answer(request) {
      const { answering } = place
      const answer = place.answer(request).finally(() => answering.delete(answer))
      answering.add(answer)
      return answer
    },
    begin: (scenario, isFresh) =>
      navigator.locks.request(SCENARIO_EXCHANGE, async () => {
        channel.postMessage({ from: place.scenario, to: scenario } satisfies ScenarioExchange)
        const token = app.token()
        app.hide()
        const next = await openPlace(scenario, { isFresh, latency })
        app.enter(await tokenInWorld(place, token, next.world))
        move(next)
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
