import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/**
 * Plays many random schedules of editing, faults, reloads, tabs and devices: `npm run lost-edits -- [schedules of
 * each kind] [seed]`. Without a seed it draws one and prints it. A failing schedule is shrunk and printed.
 */
const [runs = '5000', seed = String(randomInt(1_000_000_000))] = process.argv.slice(2)
/** Names each part as it ends, so that an interrupted run shows how far it came. */
const vitestCommand = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter',
  'verbose',
  '--project',
  'node-long',
]
const { status } = spawnSync(
  process.execPath,
  [...vitestCommand, 'tests/reliability/lost-edits/lost-edits.long.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, LOST_EDITS_RUNS: runs, LOST_EDITS_SEED: seed },
  },
)
process.exitCode = status ?? 1
