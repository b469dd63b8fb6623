import * as z from 'zod/mini'
import { FaultRule } from '#mocks/http/faults.ts'
import { isLatencyProfile } from '#mocks/http/latency.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { forgetChoice, isLatencyAsked, keptChoice } from './address-choices.ts'

const Kept = z.object({ scenario: z.string(), latency: z.string(), rules: z.array(FaultRule) })

const KEY = 'sandbox-network'

/** Brings the faults and the latency that this tab's last page was left with, where it showed the same scenario. */
function bringNetwork(scenario: ScenarioName, { faults, latency }: World) {
  const { data: kept } = Kept.safeParse(JSON.parse(keptChoice(KEY, null) ?? 'null'))
  if (kept?.scenario !== scenario) return
  faults.clear()
  for (const rule of kept.rules) faults.add(rule)
  if (isLatencyProfile(kept.latency) && !isLatencyAsked()) latency.profile = kept.latency
}

/**
 * Lets faults and latency that were set by hand hold when the page is loaded anew: how a page begins is what one wants to
 * see fail. Those of the scenario begin anew with it.
 * @returns what notes them when the page is left
 */
export function keepNetwork(scenario: ScenarioName, world: World, goesOn: boolean): () => void {
  const { faults, latency } = world
  const [edits, profile] = [faults.edits, latency.profile]
  if (goesOn) bringNetwork(scenario, world)
  return () => {
    const isChanged = faults.edits !== edits || latency.profile !== profile
    const network = { scenario, latency: latency.profile, rules: faults.rules }
    if (isChanged) keptChoice(KEY, JSON.stringify(network))
    else forgetChoice(KEY)
  }
}
