import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Kind } from './planned-actions.ts'
import { runSchedules } from './run-schedules.ts'

/** Schedules of each kind; `npm run lost-edits` sets it. */
const RUNS = Number(process.env.LOST_EDITS_RUNS ?? 10_000)
/** Random by default, so that every night plays other schedules. */
const SEED = Number(process.env.LOST_EDITS_SEED ?? randomInt(1_000_000_000))
/** Schedules in one test, few enough for the test timeout of a slow machine. */
const PART = 20

const parts = Array.from({ length: Math.ceil(RUNS / PART) }, (_, part) => ({
  seed: SEED + part,
  runs: Math.min(PART, RUNS - part * PART),
}))

process.stdout.write(`Lost edits: ${RUNS} schedules of each kind, LOST_EDITS_SEED=${SEED}\n`)

describe.each(['one device', 'two devices'] as const)(
  'customers who edit on %s lose nothing',
  (kind: Kind) => {
    test.for(parts)('in $runs schedules of seed $seed', async ({ runs, seed }, { signal }) => {
      const figures = await runSchedules(kind, runs, seed, signal)
      expect(figures.schedules).toBe(runs)
    })
  },
)
