import type { World } from '#mocks/world.ts'

export interface DueEvent {
  readonly id: number
  readonly kind: string
  /** World time in ms since 1970. */
  readonly at: number
  readonly payload: unknown
}

export const dueEvents = ({ db }: World): DueEvent[] =>
  db.dueEvents
    .list({ order: 'due' })
    .map(({ id, kind, due_at, payload }) => ({ id, kind, at: due_at, payload }))

/** Advances a world's clock, processes all events that are due by then, and waits for the work that they start. */
export async function moveClock(world: World, ms: number): Promise<void> {
  world.clock.advance(ms)
  await world.idle()
}

/** @returns the event that the clock moved to; undefined if none is pending */
export async function moveToNextEvent(world: World): Promise<DueEvent | undefined> {
  const next = dueEvents(world).find(({ at }) => at > world.clock.now())
  if (next) await moveClock(world, next.at - world.clock.now())
  return next
}
