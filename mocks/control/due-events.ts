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

/** Moves a world's clock on, brings about what is due by then, and lets work that it began end. */
export async function moveClock(world: World, ms: number): Promise<void> {
  world.clock.advance(ms)
  await world.idle()
}

/** @returns what the clock went to; undefined where nothing is due */
export async function moveToNextEvent(world: World): Promise<DueEvent | undefined> {
  const next = dueEvents(world).find(({ at }) => at > world.clock.now())
  if (next) await moveClock(world, next.at - world.clock.now())
  return next
}
