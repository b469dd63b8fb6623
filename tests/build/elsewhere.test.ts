import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { BROWSER_FLAGS } from '#scripts/browser-flags.ts'
import { findBrowser } from '#scripts/find-browser.ts'
import { layElsewhere } from '#tests/support/lay-elsewhere.ts'

const theirs = layElsewhere()
afterAll(() => rmSync(dirname(theirs), { recursive: true }))

/** What this process was given, as `VITEST` and the settings of tests, is not for another project. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE')))

/** What a whole Storybook may take to be built where one processor is shared by all tests. */
const LONG_MS = 300_000
/** What its first story may take there to start a world and to speak in it. */
const SPOKEN_MS = 120_000

test('a story of another project has a world', { timeout: LONG_MS }, async () => {
  const storybook = join(theirs, 'node_modules/storybook/dist/bin/dispatcher.js')
  const built = { cwd: theirs, env: { ...env, NODE_ENV: 'production' }, stdio: 'pipe' } as const
  execFileSync(process.execPath, [storybook, 'build', '--quiet'], built)
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
    const said = () => page.getByRole('status').textContent()
    await expect.poll(said, { timeout: SPOKEN_MS }).toMatch(/^audio\/wav, \d{4,} bytes$/)
  } finally {
    await browser.close()
    await server.close()
  }
})
