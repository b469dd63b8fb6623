import { createRoot } from 'react-dom/client'
import { SandboxPanel } from './sandbox-panel.tsx'
import type { ShownWorld } from './shown-world.ts'

const PANEL_QUERY = 'sandbox-panel'

/** `?sandbox-panel=off` hides the panel for the lifetime of the browser tab; `on` shows it again. */
function isPanelWanted(): boolean {
  const asked = new URL(location.href).searchParams.get(PANEL_QUERY)
  if (asked !== null) sessionStorage.setItem(PANEL_QUERY, asked)
  return sessionStorage.getItem(PANEL_QUERY) !== 'off'
}

interface Host extends ShownWorld {
  subscribe(listener: () => void): unknown
}

export function mountPanel(host: Host): void {
  if (!isPanelWanted()) return
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const show = () => {
    const { world, scenario, begin } = host
    root.render(<SandboxPanel world={world} scenario={scenario} begin={begin} />)
  }
  show()
  host.subscribe(show)
}
