import { defineConfig } from '@playwright/test'

export default defineConfig({
  // A hang is to end; a slow machine is none.
  timeout: 100_000,
  expect: { timeout: 40_000 },
  use: { launchOptions: { executablePath: process.env.CHROME_PATH } },
})
