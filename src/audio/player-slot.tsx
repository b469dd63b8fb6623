import { loadNamespaces } from '#src/i18n/i18n.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { playerInUse } from './player-in-use.ts'

const Dock = lazyComponent(async () => {
  const [module] = await Promise.all([import('./player-dock.tsx'), loadNamespaces(['player'])])
  return module.PlayerDock
})

/** Place of the docked player in the layout: empty, and without code, until something is played. */
export function PlayerSlot() {
  if (!useSignal(playerInUse)) return null
  return (
    <>
      <div aria-hidden="true" style={{ height: 'var(--player-height, 0px)' }} />
      <LazyBoundary>
        <Dock />
      </LazyBoundary>
    </>
  )
}
