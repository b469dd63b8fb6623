import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { BROWSER_FLAGS } from '#scripts/browser-flags.ts'
import { findBrowser } from '#scripts/find-browser.ts'
import { createOtherProject } from '#tests/support/create-other-project.ts'

const theirs = createOtherProject()
afterAll(() => rmSync(dirname(theirs), { recursive: true }))

/** The environment of this process, such as `VITEST` and test settings, must not reach the other project. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE')))

/** Time to build a whole Storybook if all tests share one processor. */
const LONG_MS = 300_000

test('a story of another project gets its responses from a world', { timeout: LONG_MS }, async () => {
  const storybook = join(theirs, 'node_modules/storybook/dist/bin/dispatcher.js')
  const built = { cwd: theirs, env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync(process.execPath, [storybook, 'build', '--quiet'], built)
  expect([status, status === 0 ? '' : stdout.slice(-2_000)]).toEqual([0, ''])
  const server = await preview({
    root: theirs,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] })
  try {
    const page = await browser.newPage()
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?viewMode=story&id=book--spoken`)
    // No timeout of its own, because starting the world and speaking may take long; the test's timeout ends a hang.
    const spoken = page.getByRole('status').filter({ hasText: /^audio\/wav, \d{4,} bytes$/ })
    await spoken.waitFor({ timeout: 0 })
  } finally {
    await browser.close()
    await server.close()
  }
})
