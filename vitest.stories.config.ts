import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from './tests/support/chromium.ts'

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Bundled before the first story: a package found on the way would make Vite reload them all.
        optimizeDeps: { entries: ['stories/**/*.stories.tsx', '{src,mocks}/**/*worker.ts'] },
        test: { name: 'storybook', browser: chromium(), isolate: false, testTimeout: 120_000 },
      },
    ],
  },
})
