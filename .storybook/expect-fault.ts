import { expect, waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { WAIT } from './wait.ts'

const HANGING_STATUS = -1

const faultedCalls = ({ journal }: World) => journal.entries.filter(({ rule }) => rule !== undefined)

/**
 * Checks that the scenario's fault was met and, if the scenario lets calls hang, that one still hangs: an
 * ordinary backend may show the same state for a moment, so the state alone proves nothing.
 * @throws Error when every call was answered as usual
 */
export async function expectFault(world: World): Promise<void> {
  await waitFor(
    () => expect(faultedCalls(world), 'calls that met a fault of the scenario').not.toEqual([]),
    WAIT,
  )
  const hung = faultedCalls(world).filter(({ rule }) => rule?.fault.kind === 'hang')
  if (hung.length > 0) expect(hung.map(({ status }) => status)).toContain(HANGING_STATUS)
}

/** Waits until only the calls that the scenario lets hang are open; there must be at least one. */
export const expectOnlyHangingCalls = ({ journal }: World) =>
  waitFor(() => {
    const open = journal.entries.filter(({ status }) => status === HANGING_STATUS)
    expect(open, 'calls that are not answered').not.toEqual([])
    expect(open.filter(({ rule }) => rule?.fault.kind !== 'hang')).toEqual([])
  }, WAIT)
