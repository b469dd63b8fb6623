import { isLatencyProfile, type LatencyProfile } from '#mocks/http/latency.ts'
import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'

/** Stores a choice for later pages of this tab, and returns the current one. The browser may refuse to store. */
export function storedChoice(key: string, wanted: string | null): string | null {
  try {
    if (wanted !== null) sessionStorage.setItem(key, wanted)
    return sessionStorage.getItem(key)
  } catch {
    return wanted
  }
}

const SCENARIO = 'sandbox-scenario'

export const saveScenario = (scenario: ScenarioName): void => void storedChoice(SCENARIO, scenario)

const LATENCY = 'sandbox-latency'

export const isLatencyAsked = (): boolean => new URL(location.href).searchParams.has(LATENCY)

interface Choices {
  scenario: ScenarioName
  latency: LatencyProfile | undefined
  isFresh: boolean
}

/**
 * Reads the sandbox's query parameters: `?sandbox=<scenario>` chooses, `?sandbox-latency=fast` sets the delay of
 * responses, `?sandbox-reset` starts a new world.
 */
export function readAddressChoices(): Choices {
  const url = new URL(location.href)
  const scenario = scenarioNamed(storedChoice(SCENARIO, url.searchParams.get('sandbox')))
  const latency = storedChoice(LATENCY, url.searchParams.get(LATENCY)) ?? ''
  const isFresh = url.searchParams.has('sandbox-reset')
  if (isFresh) {
    // Otherwise every reload would start a new world.
    url.searchParams.delete('sandbox-reset')
    history.replaceState(history.state, '', url)
  }
  return { scenario, latency: isLatencyProfile(latency) ? latency : undefined, isFresh }
}
