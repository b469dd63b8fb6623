import { type ScenarioName, scenarioNamed } from './scenario-world.ts'

const CHOSEN = 'sandbox-scenario'

/** Keeps the choice for this tab's later pages; gives the one that holds. A browser may refuse to keep anything. */
function keptChoice(wanted: string | null): string | null {
  try {
    if (wanted !== null) sessionStorage.setItem(CHOSEN, wanted)
    return sessionStorage.getItem(CHOSEN)
  } catch {
    return wanted
  }
}

/** What the address asks of the sandbox: `?sandbox=<scenario>` chooses, `?sandbox-reset` begins anew. */
export function takeWishes(): { name: ScenarioName; isFresh: boolean } {
  const url = new URL(location.href)
  const name = scenarioNamed(keptChoice(url.searchParams.get('sandbox')))
  const isFresh = url.searchParams.has('sandbox-reset')
  if (isFresh) {
    // Otherwise every reload would begin anew.
    url.searchParams.delete('sandbox-reset')
    history.replaceState(history.state, '', url)
  }
  return { name, isFresh }
}
