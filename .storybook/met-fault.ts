import { expect, waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { WAIT } from './wait.ts'

const HANGING = -1

const metIn = ({ journal }: World) => journal.entries.filter(({ rule }) => rule !== undefined)

/**
 * That a fault of the scenario was met and, where it lets calls hang, that one of them still does: a state that an
 * ordinary backend shows too, if only for a moment, is no proof of it.
 * @throws Error when every call was answered as usual
 */
export async function expectFault(world: World): Promise<void> {
  await waitFor(() => expect(metIn(world), 'calls that met a fault of the scenario').not.toEqual([]), WAIT)
  const hung = metIn(world).filter(({ rule }) => rule?.fault.kind === 'hang')
  if (hung.length > 0) expect(hung.map(({ status }) => status)).toContain(HANGING)
}

/** Waits until all calls are answered but those that the scenario lets hang, of which there has to be one. */
export const expectStandstill = ({ journal }: World) =>
  waitFor(() => {
    const open = journal.entries.filter(({ status }) => status === HANGING)
    expect(open, 'calls that are not answered').not.toEqual([])
    expect(open.filter(({ rule }) => rule?.fault.kind !== 'hang')).toEqual([])
  }, WAIT)
