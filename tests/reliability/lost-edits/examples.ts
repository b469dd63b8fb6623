import { afterEach, beforeEach } from 'vitest'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { installPages } from './device.ts'
import type { Disturbance } from './network.ts'
import type { PlannedAction } from './planned-actions.ts'
import { play } from './play.ts'
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts'

/** Sets up a fresh browser and virtual clock for each test of a file. Returns the function that plays a schedule. */
export function installExamples() {
  let clock: VirtualClock
  let uninstall: () => void
  beforeEach(() => {
    uninstall = installPages()
    clock = createVirtualClock()
  })
  afterEach(() => {
    clock.restore()
    uninstall()
  })
  return async (actions: readonly PlannedAction[], disturbances: readonly Disturbance[] = []) => {
    const outcome = await play(await customerIn('empty'), clock, { actions, disturbances })
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

export const well: Disturbance = { kind: 'none' }
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
