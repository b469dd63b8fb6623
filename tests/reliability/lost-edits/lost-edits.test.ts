import { expect, test } from 'vitest'
import { runSchedules } from './run-schedules.ts'

/** A few schedules for every test run; `lost-edits.long.test.ts` plays thousands. */
const RUNS = 20
const SEED = 20_261_122

test.each(['one device', 'two devices'] as const)(
  '%s: no typed word is lost, whatever fails, reloads or changes elsewhere',
  async (kind) => {
    expect((await runSchedules(kind, RUNS, SEED)).schedules).toBe(RUNS)
  },
)
