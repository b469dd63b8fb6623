import { createSignal } from '#src/lib/signal.ts'

/** Set by the player. Separate, so that pages without sound do not load the player's code. */
export const playerInUse = createSignal(false)
