import { lateComponent } from '#src/ui/late-component.ts'

/** No row has its menu before the pointer or the focus is in it. */
export const LateBlockMenu = lateComponent(async () => (await import('./block-menu.tsx')).BlockMenu)
