import { expect, test } from 'vitest'
import { runSchedules } from './run-schedules.ts'

/** `lost-edits.long.test.ts` plays more of them, and `npm run lost-edits` as many as one likes. */
const RUNS = Number(process.env.LOST_EDITS_RUNS ?? 20)
const SEED = Number(process.env.LOST_EDITS_SEED ?? 20_261_122)

test.each(['one device', 'two devices'] as const)(
  '%s: whatever fails, reloads or is written elsewhere, no typed word is lost',
  async (kind) => {
    const figures = await runSchedules(kind, RUNS, SEED)
    expect(figures.schedules).toBe(RUNS)
    const line = `${kind}, seed ${SEED}: ${JSON.stringify({ ...figures, lost: 0 })}\n`
    if (process.env.LOST_EDITS_RUNS) process.stdout.write(line)
  },
)
