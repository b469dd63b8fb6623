import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBrowser } from '#scripts/find-browser.ts'
import { createOtherProject } from '#tests/support/create-other-project.ts'
import { ROOT } from '#tests/support/project-files.ts'

const theirs = createOtherProject()
afterAll(() => rmSync(dirname(theirs), { recursive: true }))

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: theirs,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, CHROME_PATH: findBrowser() },
  })

test('Vitest of another project can use a world', () => {
  const said = run(
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    'book.test',
    '--no-color',
    '--test-timeout=60000',
  )
  expect(said).toMatch(/Tests {2}1 passed/)
})

test('Playwright of another project can use a world as the backend of its pages', () => {
  const said = run(join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', 'book.spec', '--reporter=line')
  expect(said).toMatch(/1 passed/)
})
