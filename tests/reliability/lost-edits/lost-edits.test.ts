import { expect, test } from 'vitest'
import { runSchedules } from './run-schedules.ts'

/** A few for every run of the tests; `lost-edits.long.test.ts` plays thousands. */
const RUNS = 20
const SEED = 20_261_122

test.each(['one device', 'two devices'] as const)(
  '%s: whatever fails, reloads or is written elsewhere, no typed word is lost',
  async (kind) => {
    expect((await runSchedules(kind, RUNS, SEED)).schedules).toBe(RUNS)
  },
)
