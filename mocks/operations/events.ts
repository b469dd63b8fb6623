import type { AnyEventHandler } from '#mocks/time/event-handler.ts'

/** Everything that happens by itself. */
export const events: readonly AnyEventHandler[] = []
