import { lateComponent } from '#src/ui/late-component.ts'

/** The menu of a row loads only when the pointer or the focus enters the row. */
export const LateBlockMenu = lateComponent(async () => (await import('./block-menu.tsx')).BlockMenu)
