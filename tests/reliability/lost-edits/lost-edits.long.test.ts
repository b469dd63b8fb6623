import { expect, test } from 'vitest'
import { runSchedules } from './run-schedules.ts'

const RUNS = 150
const SEED = 20_261_122

test.each(['one device', 'two devices'] as const)(
  '%s: in many schedules, whatever fails, reloads or is written elsewhere, no typed word is lost',
  async (kind) => {
    expect((await runSchedules(kind, RUNS, SEED)).schedules).toBe(RUNS)
  },
)
