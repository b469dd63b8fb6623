import { createSignal } from '#src/lib/signal.ts'

/** Told by the player, whose code pages without sound do without. */
export const playerInUse = createSignal(false)
