import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Tests that read pages from records. */
const READING_TESTS = ['mocks/engines/pages', 'mocks/services/detect-text']

/**
 * Runs the tests that read pages with the real recogniser.
 * @returns its results in the format of the records file
 * @throws Error if one of the tests fails
 */
export function recordReadings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'avaz-readings-'))
  const file = join(folder, 'readings.jsonl')
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...READING_TESTS]
  const { status, stdout } = spawnSync(process.execPath, vitest, {
    env: { ...process.env, NEW_READINGS: file },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The tests that read pages fail with the recogniser itself:\n${stdout}`)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  rmSync(folder, { recursive: true })
  return `${[...new Set(lines)].sort().join('\n')}\n`
}
