import type { ComponentType } from 'react'
import { prefetchInTurn } from '#src/lib/prefetch.ts'
import { lazyComponent } from '#src/ui/lazy-component.ts'

/** A part that the first page does not need: loads after it and its data. */
export const deferredComponent = (load: () => Promise<ComponentType>) =>
  lazyComponent(async () => {
    await prefetchInTurn(
      async () => {},
      () => false,
    )
    return load()
  })
