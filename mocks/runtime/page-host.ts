import { logInAs } from '#mocks/control/sessions.ts'
import { paceMs, setPace } from '#mocks/features/runs/pace.ts'
import type { LatencyProfile } from '#mocks/http/latency.ts'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import type { World } from '#mocks/world.ts'
import { isLatencyAsked, keepScenario, keptChoice, readAddressChoices } from './address-choices.ts'
import { API_PATH } from './api-path.ts'
import { openBrowserWorld } from './browser-world.ts'
import { keepNetwork } from './kept-network.ts'
import { leavingReaders } from './leave-readers.ts'
import { relayingChats } from './relay-chats.ts'

/** The app of this page, under which another world can be put. */
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
  /** Puts the world of a scenario under the app, here and in the tabs that show the same as this one. */
  begin(scenario: ScenarioName, isFresh: boolean): Promise<void>
  subscribe(listener: () => void): () => void
}

interface Place {
  readonly world: World
  readonly scenario: ScenarioName
  readonly answering: Set<Promise<unknown>>
  readonly answer: World['fetch']
}

/** Time between two blocks becoming ready, in ms, so that one sees them come. */
const PACE_MS = 1200

const EXCHANGE = 'sandbox-exchange'

/** The page is soon loaded anew, as the old world's session is gone too: the news is not to go with it. */
function keepNews(scenario: ScenarioName, { notices }: World) {
  const news = notices.list.find(({ kind }) => kind === 'started-anew')
  const detail = keptChoice(`sandbox-started-anew-${scenario}`, news?.detail ?? null)
  if (!news && detail !== null) notices.add({ kind: 'started-anew', detail })
}

interface Beginning {
  readonly isFresh: boolean
  /** In place of the scenario's own. */
  readonly latency: LatencyProfile | undefined
  /** Whether the address asks for this latency just now, whatever was set before. */
  readonly isAsked?: boolean
}

/** Unless something else is said, answers take as long as usual. */
const USUAL: LatencyProfile = 'typical'

async function openPlace(scenario: ScenarioName, beginning: Beginning): Promise<Place> {
  const { isFresh, latency, isAsked = false } = beginning
  const world = await openBrowserWorld({ scenario, isFresh, apiPath: API_PATH })
  keepNews(scenario, world)
  const own: Scenario = scenarios[scenario]
  world.latency.restore(latency ?? own.latency ?? USUAL)
  keepNetwork(world)
  if (latency && isAsked) world.latency.restore(latency)
  await world.write((tx) => {
    if (paceMs(tx) === 0) setPace(tx, PACE_MS)
  })
  return { world, scenario, answering: new Set(), answer: relayingChats(world, leavingReaders(world)) }
}

/** A world ends once it has answered what it was asked: what fails because it ends would be told to the customer. */
async function end({ world, answering }: Place) {
  await Promise.allSettled(answering)
  world.dispose()
}

/** Logs in, in another world, whoever the token belongs to in this one; undefined for whom that does not know. */
function tokenIn({ world: { db } }: Place, token: string | undefined, next: World) {
  const session = token === undefined ? undefined : db.sessions.get(token)
  const email = session && db.customers.get(session.customer_id)?.email
  const known = email === undefined ? undefined : next.db.customers.first({ email })
  return known && logInAs(next, known.id)
}

interface Exchange {
  readonly from: ScenarioName
  readonly to: ScenarioName
}

export async function openPageHost(app: ShownApp): Promise<PageHost> {
  const { scenario, isFresh, latency } = readAddressChoices()
  let place = await openPlace(scenario, { isFresh, latency, isAsked: isLatencyAsked() })
  const listeners = new Set<() => void>()
  const channel = new BroadcastChannel(EXCHANGE)

  function move(next: Place) {
    void end(place)
    place = next
    keepScenario(next.scenario)
    app.show()
    for (const listener of listeners) listener()
  }
  channel.onmessage = ({ data: { from, to } }: MessageEvent<Exchange>) => {
    if (from !== place.scenario) return
    app.hide()
    // Granted once the tab that began it is done: the session of this browser is that of the other world then.
    void navigator.locks.request(EXCHANGE, async () =>
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
      navigator.locks.request(EXCHANGE, async () => {
        channel.postMessage({ from: place.scenario, to: scenario } satisfies Exchange)
        const token = app.token()
        app.hide()
        const next = await openPlace(scenario, { isFresh, latency })
        app.enter(await tokenIn(place, token, next.world))
        move(next)
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
