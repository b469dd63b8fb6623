import { lazyComponent } from '#src/ui/lazy-component.ts'

/** The menu of a row loads only when the pointer or the focus enters the row. */
export const LazyBlockMenu = lazyComponent(async () => (await import('./block-menu.tsx')).BlockMenu)
