import * as z from 'zod/mini'
import { type Resource, resource, Scenario } from '#mocks/control/resources.ts'
import { scenarioOf } from '#mocks/control/stored-scenario.ts'
import { scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import type { SavedWorlds } from './saved-worlds.ts'
import type { Upstream } from './upstream.ts'
import type { Webhooks } from './webhooks.ts'
import { EVENT_NAMES } from './world-events.ts'
import { isWorldName, type Worlds } from './worlds.ts'

const Name = z.string().check(z.refine(isWorldName, 'only letters, digits, points, hyphens and underscores'))

const Change = z.union([
  z.strictObject({ begin: Name, scenario: z.optional(Scenario) }),
  z.strictObject({ end: Name }),
])

const SavedWorldChange = z.union([
  z.strictObject({ save: Name }),
  z.strictObject({ load: Name }),
  z.strictObject({ remove: Name }),
])

const Address = z.url({ protocol: /^https?$/ })
const WebhookChange = z.union([
  z.strictObject({
    add: z.strictObject({ url: Address, events: z.optional(z.array(z.enum(EVENT_NAMES))) }),
  }),
  z.strictObject({ remove: Address }),
])

async function listWorlds(worlds: Worlds) {
  const rows = worlds.names.map(async (name) => {
    const host = await worlds.peek(name)
    return host && { name, scenario: scenarioOf(host.world), requests: host.world.journal.entries.length }
  })
  return { worlds: (await Promise.all(rows)).filter(Boolean), most: worlds.most, ended: worlds.ended }
}

/** Resources of `/__sandbox/` on a server with several worlds. */
export const worldResources = (worlds: Worlds, hooks: Webhooks): Readonly<Record<string, Resource>> => ({
  worlds: resource(
    'All worlds of this server: a request names one by the header X-Sandbox-World or the cookie sandbox-world. POST {"begin": "t1", "scenario": "empty"} makes one or begins it anew, {"end": "t1"} ends one.',
    () => listWorlds(worlds),
    Change,
    (_, change) => {
      if ('end' in change) return worlds.end(change.end)
      return worlds.begin(change.begin, scenarioNamed(change.scenario ?? worlds.scenario))
    },
  ),
  saved: resource(
    'Worlds that are saved by name. POST {"save": "before-payment"} saves this world with its files, {"load": "before-payment"} continues with it, and customers stay logged in; {"remove": "before-payment"}.',
    async () => ({ saved: await worlds.saved.list() }),
    SavedWorldChange,
    ({ world }, change) => {
      if ('save' in change) return worlds.saved.save(change.save, world)
      if ('load' in change) return worlds.saved.load(change.load, world)
      return worlds.saved.remove(change.remove)
    },
  ),
  webhooks: resource(
    'Addresses that get a POST when something happens in this world. POST {"add": {"url": "http://localhost:3000/hook", "events": ["project", "payment", "transaction", "mail"]}}, {"remove": "http://localhost:3000/hook"}.',
    ({ world }) => ({ webhooks: hooks.of(world.id) }),
    WebhookChange,
    ({ world }, change) =>
      'add' in change ? hooks.add(world.id, change.add) : hooks.remove(world.id, change.remove),
  ),
})

/** Resource of `/__sandbox/` on a server in front of a real backend. */
export const recordingResource = (upstream: Upstream, saved: SavedWorlds): Resource =>
  resource(
    'Answers of the real backend, as rules for faults, and where they depart from the contract. POST {"save": "staging"} saves this world with these answers, for {"load": "staging"} in saved; {"clear": true} forgets them.',
    () => ({ upstream: upstream.origin, differences: upstream.differences, rules: upstream.rules }),
    z.union([z.strictObject({ save: Name }), z.strictObject({ clear: z.literal(true) })]),
    ({ world }, change) =>
      'save' in change ? saved.save(change.save, world, upstream.rules) : upstream.clear(),
  )
