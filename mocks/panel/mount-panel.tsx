import { createRoot } from 'react-dom/client'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { SandboxPanel } from './sandbox-panel.tsx'

const CHOSEN = 'sandbox-panel'

/** `?sandbox-panel=off` hides the panel for as long as the browser tab lives; `on` brings it back. */
function isWanted(): boolean {
  const asked = new URL(location.href).searchParams.get(CHOSEN)
  if (asked !== null) sessionStorage.setItem(CHOSEN, asked)
  return sessionStorage.getItem(CHOSEN) !== 'off'
}

export function mountPanel(world: World, scenario: ScenarioName): void {
  if (!isWanted()) return
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<SandboxPanel world={world} scenario={scenario} />)
}
