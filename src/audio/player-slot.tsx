import type { ComponentType } from 'react'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { playerInUse } from './player-in-use.ts'

/** No sound plays without a way to stop it. */
const closePlayer = () => void import('./player.ts').then(({ player }) => player.close())

export function playerSlot(load: () => Promise<ComponentType>) {
  const Dock = lazyComponent(load)
  return function PlayerSlot() {
    if (!useSignal(playerInUse)) return null
    return (
      <>
        <div aria-hidden="true" style={{ height: 'var(--player-height, 0px)' }} />
        <LazyBoundary onFailed={closePlayer}>
          <Dock />
        </LazyBoundary>
      </>
    )
  }
}

/** Place of the docked player in the layout: empty, and without code, until something is played. */
export const PlayerSlot = playerSlot(async () => {
  const [module] = await Promise.all([import('./player-dock.tsx'), loadNamespaces(['player'])])
  return module.PlayerDock
})
