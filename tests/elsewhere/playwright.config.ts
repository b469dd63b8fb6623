import { defineConfig } from '@playwright/test'

export default defineConfig({
  // Ends a hang; a slow machine takes less.
  timeout: 100_000,
  expect: { timeout: 40_000 },
  use: { launchOptions: { executablePath: process.env.CHROME_PATH } },
})
