import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../playwright.config.ts'

const ROOT = join(import.meta.dirname, '..', '..')

test('tests of Vitest in the folders of Playwright’s projects are none of its tests', () => {
  const folders = (config.projects ?? []).map(({ testDir }) => String(testDir))
  const others = [...new Set(folders)].flatMap((folder) =>
    globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: ROOT }),
  )
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter((file) => matchesGlob(file, String(config.testMatch ?? '**/*.test.*')))).toEqual([])
})
