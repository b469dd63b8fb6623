import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { layElsewhere } from '#tests/support/lay-elsewhere.ts'
import { ROOT } from '#tests/support/project-files.ts'

const theirs = layElsewhere()
afterAll(() => rmSync(dirname(theirs), { recursive: true }))

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: theirs, encoding: 'utf8', stdio: 'pipe' })

test('Vitest of another project has a world', () => {
  const said = run(join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', 'balance.test', '--no-color')
  expect(said).toMatch(/Tests {2}1 passed/)
})

/** In place of a page of Playwright. */
const ASK = `
  const { worldBehind } = await import('../avaz/tests/support/world-behind.ts')
  const page = { route: () => undefined }
  await worldBehind(page, async (origin) => console.log((await fetch(origin + '/api/languages')).status))`

test('Playwright of another project starts a world from its own folder', () => {
  expect(run('--input-type=module', '-e', ASK)).toBe('401\n')
})
