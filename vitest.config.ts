import { defineConfig } from 'vitest/config'
import { chromium } from './tests/support/chromium.ts'

const setupFiles = ['./tests/support/fail-on-console-error.ts']

/**
 * Plain functions and the fake backend in Node; what the two builds are made of; components in Chromium. Stories have a
 * configuration of their own (`vitest.stories.config.ts`): loading Storybook takes seconds.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,mocks,scripts}/**/*.test.ts', 'tests/{architecture,contract}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          setupFiles,
          testTimeout: 15_000,
        },
      },
      {
        test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'], setupFiles },
      },
      {
        test: { name: 'hosting', environment: 'node', include: ['tests/hosting/**/*.test.ts'], setupFiles },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'browser',
          include: ['{src,mocks}/**/*.browser.test.{ts,tsx}'],
          setupFiles,
          browser: chromium(),
          testTimeout: 20_000,
        },
      },
    ],
  },
})
