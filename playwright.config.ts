import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './scripts/browser-flags.ts'
import { findBrowser } from './scripts/find-browser.ts'
import type { TranslatorKind } from './tests/support/translate-page.ts'

const BUILDS = ['sandbox', 'production', 'catalogue'] as const
type Build = (typeof BUILDS)[number]

/** The test command names the one build that a step tries and a port; by hand both are served. */
const { SERVED_BUILD, SERVED_PORT } = process.env
const PORTS: Readonly<Record<Build, string>> = {
  sandbox: SERVED_PORT ?? '4373',
  production: SERVED_PORT ?? '4374',
  catalogue: SERVED_PORT ?? '4391',
}
const FOLDERS: Readonly<Record<Build, string>> = {
  sandbox: 'dist-sandbox',
  production: 'dist',
  catalogue: 'storybook-static',
}

const hosted = (build: Build) => `http://127.0.0.1:${PORTS[build]}`

/** Builds that exist are served as their host would serve them, headers included; nothing is built here. */
const webServer = BUILDS.filter((build) => SERVED_BUILD === undefined || build === SERVED_BUILD)
  .filter((build) => existsSync(`${FOLDERS[build]}/index.html`))
  .map((build) => ({
    command:
      build === 'catalogue'
        ? `vite preview --outDir ${FOLDERS[build]} --host 127.0.0.1 --port ${PORTS[build]} --strictPort`
        : `node scripts/serve-build.ts ${build} --port ${PORTS[build]}`,
    url: hosted(build),
    reuseExistingServer: false,
    timeout: 120_000,
  }))

/** Journeys of `npm run test:all` alone: whole files by their name, single ones by the tag `@long`. */
const LONG_FILE = /\.long\.spec\.ts$/
const LONG = /\.long\.spec\.ts |@long\b/

const project = (name: string, build: Build, folder = name) => ({
  name,
  testDir: `tests/${folder}`,
  // One each: Playwright empties it when it begins.
  outputDir: `reports/playwright/${name}`,
  use: { baseURL: hosted(build) },
})

/** What `npm test` runs, and what `npm run test:all` adds. */
const tiers = (name: string, build: Build) => [
  { ...project(name, build), testIgnore: LONG_FILE, grepInvert: LONG },
  { ...project(`${name}-long`, build, name), grep: LONG },
]

/** Journeys that need nothing of the sandbox but its answers and its bank: no panel, no scenario. */
const JOURNEYS =
  /\/(?:account-(?:password|payment|register)|audio-book|bad-input|chat-bot|detect-text|dubbing|journey|resume)(?:\.long)?\.spec\.ts$/

/** A journey of each service, which a translator of the browser changes all the while. */
const TRANSLATED =
  /\/(?:[a-z-]+-keyboard|journey|speech-to-text|website-reader|account-funds)(?:\.long)?\.spec\.ts$/

export default defineConfig<{ backend: 'page' | 'server'; translator?: TranslatorKind }>({
  forbidOnly: true,
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  // Limits of hangs: far above what any journey takes on a machine that is slow and busy.
  timeout: 480_000,
  expect: {
    timeout: 120_000,
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 30, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 180_000,
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
    ...tiers('e2e', 'sandbox'),
    ...tiers('visual', 'sandbox'),
    ...tiers('production', 'production'),
    { ...project('sweep', 'sandbox'), testIgnore: 'low-views.spec.ts' },
    { ...project('low-views', 'sandbox', 'sweep'), testMatch: 'low-views.spec.ts' },
    // Its node test imports a document as text, which only Vite can.
    { ...project('design', 'sandbox'), testMatch: 'measure.spec.ts' },
    {
      ...project('journeys', 'production', 'e2e'),
      testMatch: JOURNEYS,
      // Other sites are answered by the host of the sandbox alone, and what reads pages runs in its pages alone.
      grepInvert: /put on a site|which the browser keeps/,
      use: { baseURL: hosted('production'), backend: 'server' },
    },
    {
      ...project('translated', 'sandbox', 'e2e'),
      testMatch: TRANSLATED,
      use: { baseURL: hosted('sandbox'), translator: 'replacing' },
    },
    // Beside it is a test for Vitest, which imports what only Vite can.
    { ...project('catalogue', 'catalogue'), testMatch: 'stories.spec.ts' },
    { name: 'static-host', testDir: 'tests/static-host', outputDir: 'reports/playwright/static-host' },
  ],
})
