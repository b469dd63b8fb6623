import fc from 'fast-check'
import { expect } from 'vitest'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { installPages } from './device.ts'
import { type Kind, type Schedule, schedules } from './happenings.ts'
import { type Outcome, play } from './play.ts'
import { createVirtualClock } from './virtual-clock.ts'

/** Schedules per world; a new world keeps the runs fast. */
const SCHEDULES_IN_A_WORLD = 200

/** Checks the conditions that hold after every schedule. */
function judge({ blocks, screens, lost, states, lies, isSingle }: Outcome) {
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

/** Plays `numRuns` random schedules of a kind; throws the first failing one, shrunk. */
export async function runSchedules(
  kind: Kind,
  numRuns: number,
  seed: number,
  examples: readonly Schedule[] = [],
) {
  const uninstall = installPages()
  const clock = createVirtualClock()
  const figures = { schedules: 0, happenings: 0, conflicts: 0 }
  let client: CustomerClient | undefined
  try {
    await fc.assert(
      fc.asyncProperty(schedules[kind], async (schedule) => {
        if (!client || figures.schedules % SCHEDULES_IN_A_WORLD === 0) client = await customerIn('empty')
        const outcome = await play(client, clock, schedule)
        clock.clear()
        figures.schedules += 1
        figures.happenings += schedule.happenings.length
        figures.conflicts += outcome.conflicts
        judge(outcome)
      }),
      {
        numRuns,
        seed,

        examples: examples.map((schedule) => [schedule] as const),
      },
    )
    return figures
  } finally {
    clock.restore()
    uninstall()
  }
}
