import * as z from 'zod/mini'
import { FaultRule } from '#mocks/http/faults.ts'
import { latencyProfiles } from '#mocks/http/latency.ts'
import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { dueEvents, moveClock, moveToNextEvent } from './due-events.ts'
import { isOrigin } from './is-origin.ts'
import { expireSessions, logInAs } from './sessions.ts'
import { scenarioOf } from './stored-scenario.ts'
import { EXPECTATIONS, needCall, verifyJournal } from './verify-journal.ts'
import type { WorldHost } from './world-host.ts'
import { followRecipe, MAX_SPEED, Recipe, recipeOf } from './world-recipe.ts'

export interface Resource {
  about: string
  /** Names that its query may have. */
  queries?: readonly string[]
  read(host: WorldHost, query: URLSearchParams): unknown
  /** @throws Error if the body is invalid */
  change?(host: WorldHost, body: unknown): Promise<void> | void
}

export const resource = <Body>(
  about: string,
  read: Resource['read'],
  body?: z.ZodMiniType<Body>,
  change?: (host: WorldHost, body: Body) => Promise<void> | void,
): Resource => ({
  about,
  read,
  ...(body &&
    change && {
      change: (host: WorldHost, given: unknown) => change(host, z.parse(body, given, { reportInput: true })),
    }),
})

/** A recipe, alone or as `data` of the response that gave it. */
const SentRecipe = z.pipe(
  z.transform((sent: unknown) => (Object(sent).success === true ? Object(sent).data : sent)),
  Recipe,
)

const isoMoment = (ms: number) => new Date(ms).toISOString()
export const Scenario = z.enum(Object.keys(scenarios))
const Moment = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'only a moment as ISO 8601 writes it'))
/** A scheme and a host, such as `https://app.example`. */
const Origin = z
  .string()
  .check(z.refine((text) => isOrigin(text), 'only an origin, such as https://app.example'))
const listScenarios = () =>
  Object.entries(scenarios).map(([name, { description }]) => ({ name, description }))

const readScenario = ({ world }: WorldHost) => ({ scenario: scenarioOf(world), scenarios: listScenarios() })

function readClock({ world }: WorldHost) {
  const { speed } = world.clock.state
  const due = dueEvents(world).map((event) => ({ ...event, at: isoMoment(event.at) }))
  return { now: isoMoment(world.clock.now()), speed, due }
}

const Clock = z.strictObject({
  at: z.optional(Moment),
  advance_ms: z.optional(z.int().check(z.nonnegative())),
  /** 0 stops the clock, 1 is real time. */
  speed: z.optional(z.number().check(z.minimum(0), z.maximum(MAX_SPEED))),
  to: z.optional(z.literal('next-event')),
})

async function changeClock({ world }: WorldHost, { at, advance_ms, speed, to }: z.infer<typeof Clock>) {
  const { clock } = world
  const wanted = speed ?? clock.state.speed
  // Set while the clock is stopped: at the previous speed it could advance by a millisecond in between.
  if (at !== undefined) clock.freeze(Date.parse(at))
  if (at !== undefined || speed !== undefined) clock.run(wanted)
  if (to) await moveToNextEvent(world)
  await moveClock(world, advance_ms ?? 0)
}

function readJournal({ world }: WorldHost, query: URLSearchParams) {
  const [endpoint, status] = [query.get('endpoint'), query.get('status')]
  if (endpoint !== null) needCall(endpoint)
  const entries = world.journal.entries.filter(
    (entry) =>
      (endpoint === null || entry.endpoint === endpoint) &&
      (status === null || String(entry.status) === status),
  )
  return { entries: entries.map((entry) => ({ ...entry, at: isoMoment(entry.at) })) }
}

const readCustomers = ({ world }: WorldHost) => ({
  customers: world.db.customers
    .list()
    .map(({ id, name, email, password }) => ({ id, name, email, password })),
  sessions: world.db.sessions.list().map(({ id, customer_id, expires_at }) => ({
    token: id,
    customer_id,
    expires_at: isoMoment(expires_at),
  })),
})

const Sessions = z.union([z.strictObject({ log_in: z.email() }), z.strictObject({ expire: z.string() })])

async function changeSessions({ world }: WorldHost, body: z.infer<typeof Sessions>) {
  if ('expire' in body) {
    await expireSessions(world, body.expire === 'all' ? undefined : body.expire)
    return
  }
  const customer = world.db.customers.first({ email: body.log_in.toLowerCase() })
  if (!customer) throw new Error(`Nobody has the address ${body.log_in}`)
  await logInAs(world, customer.id)
}

const startScenario = async (host: WorldHost, name: string) =>
  host.begin(scenarioNamed(name) satisfies ScenarioName)

const isCall = (name: string | undefined) => name === undefined || Object.hasOwn(endpoints, name)
const Rule = FaultRule.check(
  z.refine(({ endpoint }) => isCall(endpoint), {
    error: 'only a call of the contract, by its operationId in openapi/openapi.json',
    path: ['endpoint'],
  }),
)
const Faults = z.union([
  z.strictObject({ rules: z.array(Rule), seed: z.optional(z.int()) }),
  z.strictObject({ add: Rule, seed: z.optional(z.int()) }),
])

function changeFaults({ world: { faults } }: WorldHost, body: z.infer<typeof Faults>) {
  if (body.seed !== undefined) faults.seed(body.seed)
  if ('rules' in body) faults.clear()
  for (const rule of 'rules' in body ? body.rules : [body.add]) faults.add(rule)
}

export const resources: Readonly<Record<string, Resource>> = {
  reset: resource(
    'POST {} begins the scenario anew, {"scenario": "empty"} another one.',
    readScenario,
    z.strictObject({ scenario: z.optional(Scenario) }),
    (host, { scenario }) => startScenario(host, scenario ?? scenarioOf(host.world)),
  ),
  scenario: resource(
    'The scenario of this world and all there are. POST {"scenario": "empty"} begins another one.',
    readScenario,
    z.strictObject({ scenario: Scenario }),
    (host, { scenario }) => startScenario(host, scenario),
  ),
  clock: resource(
    'World time and what is due. POST {"advance_ms": 60000}, {"at": "2026-11-21T08:30:00Z"}, {"speed": 0} or {"to": "next-event"}.',
    readClock,
    Clock,
    changeClock,
  ),
  journal: {
    queries: ['endpoint', 'status'],
    ...resource(
      'The last 500 requests; ?endpoint= and ?status= filter. POST {} empties it.',
      readJournal,
      z.strictObject({}),
      ({ world }) => world.journal.clear(),
    ),
  },
  'journal/verify': {
    queries: EXPECTATIONS,
    ...resource(
      '?endpoint=generate&times=1 checks how often a call came (or at_least, at_most, status), ?order=login,generate in which order; 422 says what came instead.',
      ({ world }, query) => ({ count: verifyJournal(world.journal.entries, query) }),
    ),
  },
  faults: resource(
    'Rules by which requests fail. POST {"add": {"endpoint": "getBalance", "fault": {"kind": "status", "status": 500}}}; {"kind": "answer", "status": 200, "headers": {}, "body": {"success": true, "data": {"balance": "{{query.page}}"}}} replaces the response, with values of method, path, params, query, headers, body and now; {"rules": []} takes all away; "seed" repeats what happens by chance.',
    ({ world }) => ({ rules: world.faults.rules }),
    Faults,
    changeFaults,
  ),
  latency: resource(
    'How long answers are held back. POST {"profile": "fast"}; none, fast, typical, slow.',
    ({ world }) => ({ profile: world.latency.profile }),
    z.strictObject({ profile: z.enum(latencyProfiles) }),
    ({ world }, { profile }) => {
      world.latency.profile = profile
    },
  ),
  world: resource(
    'How this world is made again, without the bytes of its files. POST such a recipe, or the whole response, makes it here.',
    ({ world }) => recipeOf(world),
    SentRecipe,
    ({ world }, recipe) => followRecipe(world, recipe),
  ),
  origin: resource(
    'Where links in mails and payment addresses lead. POST {"origin": "https://app.example"}; null leads to the server itself.',
    ({ origin }) => ({ origin: origin ?? null }),
    z.strictObject({ origin: z.nullable(Origin) }),
    (host, { origin }) => {
      host.origin = origin ?? undefined
    },
  ),
  outbox: resource('E-mails that would have been sent, with their codes and links.', ({ world }) => ({
    mails: world.db.outbox.list().map((mail) => ({ ...mail, created_at: isoMoment(mail.created_at) })),
  })),
  sessions: resource(
    'Customers and their tokens. POST {"log_in": "leyla@avaz.example"}; {"expire": "all"} or the token of one.',
    readCustomers,
    Sessions,
    changeSessions,
  ),
}
