import fc from 'fast-check'
import { expect } from 'vitest'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { installPages } from './device.ts'
import { type Kind, schedules } from './planned-actions.ts'
import { type Outcome, playSchedule } from './play.ts'
import { createVirtualClock } from './virtual-clock.ts'

/** Checks the conditions that hold after every schedule. */
function checkOutcome({ blocks, screens, lost, states, lies, isSingle }: Outcome) {
  expect(lost, 'words that nobody took away').toEqual([])
  expect(lies, 'moments at which "Saved" was not true').toBe(0)
  expect(states).toEqual(screens.map(() => 'saved'))
  const texts = blocks.map(({ text }) => text)
  for (const screen of screens) expect(screen).toEqual(texts)
  const names = blocks.map(({ client_id }) => client_id)
  expect(new Set(names).size, 'blocks that are there twice').toBe(names.length)
  if (!isSingle) return
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '')
  expect([...words].sort(), 'words that are there twice').toEqual([...new Set(words)].sort())
}

/**
 * Plays `numRuns` random schedules of a kind in one world, too few to slow it down; throws the first failing one,
 * shrunk. `signal` ends the run: schedules of two runs at once would advance the same clock.
 */
export async function runSchedules(kind: Kind, numRuns: number, seed: number, signal?: AbortSignal) {
  const uninstall = installPages()
  const clock = createVirtualClock()
  const figures = { schedules: 0, actions: 0, conflicts: 0 }
  try {
    const client = await customerIn('empty')
    await fc.assert(
      fc.asyncProperty(schedules[kind], async (schedule) => {
        signal?.throwIfAborted()
        const outcome = await playSchedule(client, clock, schedule)
        clock.clear()
        figures.schedules += 1
        figures.actions += schedule.actions.length
        figures.conflicts += outcome.conflicts
        checkOutcome(outcome)
      }),
      {
        numRuns,
        seed,
      },
    )
    return figures
  } finally {
    clock.restore()
    uninstall()
  }
}
