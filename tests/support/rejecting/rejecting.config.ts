import { defineConfig } from 'vitest/config'
import { chromium } from '../chromium.ts'

const common = {
  include: ['tests/support/rejecting/rejects.ts'],
  setupFiles: ['./tests/support/fail-on-unhandled-rejection.ts'],
}

/**
 * Configuration of a test that leaves a rejection unhandled, in Node and in a page:
 * `tests/reliability/rejections.long.test.ts`.
 */
export default defineConfig({
  root: '.',
  test: {
    projects: [
      { test: { ...common, name: 'node', environment: 'node' } },
      { test: { ...common, name: 'browser', browser: chromium() } },
    ],
  },
})
