import { afterAll, beforeAll } from 'vitest'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { installPages } from './device.ts'
import type { Disturbance } from './network.ts'
import type { PlannedAction } from './planned-actions.ts'
import { playSchedule } from './play.ts'
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts'

/**
 * Sets up a browser, a virtual clock and a world for the tests of a file. Returns the function that plays a schedule.
 * In one world each test has a project of its own: an editor that one test leaves unsaved would otherwise be taken
 * over by the next one.
 */
export function installExamples() {
  let clock: VirtualClock
  let uninstall: () => void
  let client: CustomerClient
  beforeAll(async () => {
    uninstall = installPages()
    clock = createVirtualClock()
    client = await customerIn('empty')
  })
  afterAll(() => {
    clock.restore()
    uninstall()
  })
  return async (actions: readonly PlannedAction[], disturbances: readonly Disturbance[] = []) => {
    const outcome = await playSchedule(client, clock, { actions, disturbances })
    clock.clear()
    return { ...outcome, texts: outcome.blocks.map(({ text }) => text) }
  }
}

export const does = (kind: PlannedAction['kind'], more: Partial<PlannedAction> = {}): PlannedAction => ({
  page: 0,
  at: 0,
  pauseMs: 0,
  kind,
  ...more,
})

export const undisturbed: Disturbance = { kind: 'none' }
export const held = (before: number, after: number): Disturbance => ({ kind: 'held', before, after })
/** The request does not arrive. */
export const unsent: Disturbance = { kind: 'fault', rule: { fault: { kind: 'network' }, when: 'before' } }
/** The request does not arrive, and the page waits until its timeout. */
export const unanswered: Disturbance = { kind: 'fault', rule: { fault: { kind: 'hang' }, when: 'before' } }
/** The request arrives, but its response is lost. */
export const lost = (fault: 'network' | 'cut-off' | 'hang'): Disturbance => ({
  kind: 'fault',
  rule: { fault: { kind: fault }, when: 'after' },
})
