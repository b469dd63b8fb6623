import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './scripts/browser-flags.ts'
import { findBrowser } from './scripts/find-browser.ts'

const PORTS = { sandbox: 4373, production: 4374 }

const hosted = (build: 'sandbox' | 'production') => `http://127.0.0.1:${PORTS[build]}`

/** Builds that exist are served as their host would serve them, headers included; nothing is built here. */
const webServer = (['sandbox', 'production'] as const)
  .filter((build) => existsSync(build === 'sandbox' ? 'dist-sandbox/index.html' : 'dist/index.html'))
  .map((build) => ({
    command: `node scripts/serve-build.ts ${build} --port ${PORTS[build]}`,
    url: hosted(build),
    reuseExistingServer: false,
    timeout: 20_000,
  }))

export default defineConfig({
  forbidOnly: true,
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  outputDir: 'reports/playwright',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 30, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: 'tests/visual/pictures/{arg}{ext}',
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [...BROWSER_FLAGS],
      env: { ...process.env, FONTCONFIG_FILE: resolve('tests/support/fonts.conf') },
    },
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // Where the customers are, and the same on every machine.
    timezoneId: 'Asia/Baku',
    locale: 'en-US',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer,
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', use: { baseURL: hosted('sandbox') } },
    { name: 'visual', testDir: 'tests/visual', use: { baseURL: hosted('sandbox') } },
    { name: 'production', testDir: 'tests/production', use: { baseURL: hosted('production') } },
  ],
})
