import { spawnSync } from 'node:child_process'

/**
 * Plays many random schedules of editing, faults, reloads, tabs and devices, and prints how many words were lost:
 * `npm run lost-edits -- [schedules of each kind] [seed]`. One that goes wrong is shrunk and printed.
 */
const [runs = '5000', seed = '20261122'] = process.argv.slice(2)
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', '--testTimeout', '0']
const { status } = spawnSync(
  process.execPath,
  [...vitest, 'tests/reliability/lost-edits/lost-edits.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, LOST_EDITS_RUNS: runs, LOST_EDITS_SEED: seed },
  },
)
process.exitCode = status ?? 1
