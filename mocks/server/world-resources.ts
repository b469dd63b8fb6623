import * as z from 'zod/mini'
import { type Resource, resource, Scenario } from '#mocks/control/resources.ts'
import { scenarioOf } from '#mocks/control/stored-scenario.ts'
import { scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { isWorldName, type Worlds } from './worlds.ts'

const Name = z.string().check(z.refine(isWorldName, 'only letters, digits, points, hyphens and underscores'))

const Change = z.union([
  z.strictObject({ begin: Name, scenario: z.optional(Scenario) }),
  z.strictObject({ end: Name }),
])

async function listWorlds(worlds: Worlds) {
  const rows = worlds.names.map(async (name) => {
    const host = await worlds.peek(name)
    return host && { name, scenario: scenarioOf(host.world), requests: host.world.journal.entries.length }
  })
  return { worlds: (await Promise.all(rows)).filter(Boolean), most: worlds.most, ended: worlds.ended }
}

/** What `/__sandbox/` has on a server with several worlds. */
export const worldResources = (worlds: Worlds): Readonly<Record<string, Resource>> => ({
  worlds: resource(
    'All worlds of this server: a request names one by the header X-Sandbox-World or the cookie sandbox-world. POST {"begin": "t1", "scenario": "empty"} makes one or begins it anew, {"end": "t1"} ends one.',
    () => listWorlds(worlds),
    Change,
    (_, change) => {
      if ('end' in change) return worlds.end(change.end)
      return worlds.begin(change.begin, scenarioNamed(change.scenario ?? worlds.scenario))
    },
  ),
})
