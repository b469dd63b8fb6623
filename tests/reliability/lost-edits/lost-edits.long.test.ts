import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Kind } from './happenings.ts'
import { runSchedules } from './run-schedules.ts'

/** Of each kind, as `npm run lost-edits` takes them too. */
const RUNS = Number(process.env.LOST_EDITS_RUNS ?? 10_000)
/** Another one each time, so that every night plays other schedules. */
const SEED = Number(process.env.LOST_EDITS_SEED ?? randomInt(1_000_000_000))
/** Schedules of one test: so few that a slow machine plays them within a test's time. */
const PART = 100

const parts = Array.from({ length: Math.ceil(RUNS / PART) }, (_, part) => ({
  seed: SEED + part,
  runs: Math.min(PART, RUNS - part * PART),
}))

process.stdout.write(`Lost edits: ${RUNS} schedules of each kind, LOST_EDITS_SEED=${SEED}\n`)

describe.each(['one device', 'two devices'] as const)('%s', (kind: Kind) => {
  test.each(parts)('no typed word is lost in $runs schedules of seed $seed', async ({ runs, seed }) => {
    const figures = await runSchedules(kind, runs, seed)
    expect(figures.schedules).toBe(runs)
  })
})
