import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from './tests/support/chromium.ts'

/**
 * Stories tagged `long` are journeys of many seconds, or states that another story shows too: `npm test` leaves them
 * out. A run in a named language, such as those of `npm run test:all` and `npm run stories:sweep`, plays everything.
 */
const exclude = process.env.VITE_STORIES_LOCALE === undefined ? ['long'] : []

/** React as customers get it. What it warns of in development fails component tests, and no story. */
const production = { 'process.env.NODE_ENV': '"production"' }

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook', tags: { exclude } })],
        define: production,
        optimizeDeps: {
          // Bundled before the first story: a package found on the way would make Vite reload them all.
          entries: ['stories/**/*.stories.tsx', '{src,mocks}/**/*worker.ts'],
          include: ['react/jsx-runtime'],
          rolldownOptions: { transform: { define: production } },
        },
        resolve: {
          alias: {
            'react/jsx-dev-runtime': resolve('tests/support/jsx-of-production.ts'),
            '#mocks/features/account/captcha-puzzle.ts': resolve('tests/support/easy-captcha-puzzle.ts'),
          },
        },
        test: {
          name: 'storybook',
          setupFiles: ['./tests/support/quick-react.ts', './tests/support/fail-on-unhandled-rejection.ts'],
          browser: chromium(),
          isolate: false,
          testTimeout: 240_000,
        },
      },
    ],
  },
})
