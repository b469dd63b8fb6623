import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../../playwright.config.ts'

test('no project of Playwright loads tests of Vitest, which would stop all of its own', () => {
  const mixed = config.projects?.filter(
    ({ testDir, testMatch }) =>
      testMatch === undefined && globSync(`${testDir}/**/*.test.{ts,tsx}`).length > 0,
  )
  expect(mixed?.map(({ name }) => name)).toEqual([])
})
