import { join, resolve } from 'node:path'
import type { ProvidedContext } from 'vitest'
import { defineConfig } from 'vitest/config'
import type { LatencyProfile } from './mocks/http/latency.ts'
import { chromium } from './tests/support/chromium.ts'

/** Bundled before the first test: found on the way, they would make Vite reload it. */
const browserPackages = [
  ...['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router', 'i18next'],
  ...['@tanstack/react-query', 'react-hook-form', '@hookform/resolvers/zod', 'zod/mini'],
  ...['radix-ui', 'lucide-react'],
  ...['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'altcha-lib'],
  ...['altcha-lib/algorithms/web/pbkdf2', 'altcha-lib/algorithms/web/sha'],
  ...['mediabunny', '@audio/decode-amr', '@cantoo/pdf-lib'],
  ...['pdfjs-dist', 'pdfjs-dist/build/pdf.worker.mjs', 'tesseract.js-core/tesseract-core-simd-lstm.js'],
]

const BROWSER_TESTS = ['{src,mocks,tests}/**/*.browser.test.{ts,tsx}']

/** Minutes long, so that it has a command of its own: `npm run faults`. */
const SLOW_SWEEP = 'tests/reliability/actions.browser.test.tsx'
/** Every call in each way to fail, every form, every hostile text; the usual command takes some of each (`everyNth`). */
const SWEEPS = [
  SLOW_SWEEP,
  ...['page-loads', 'refused-fields', 'hostile-input', 'hostile-answers'].map(
    (name) => `tests/reliability/${name}.browser.test.tsx`,
  ),
  'src/features/runs/paid-once.browser.test.tsx',
  ...['kept-forms', 'recordings-in-forms', 'layouts/watch-bars'].map(
    (name) => `src/app/${name}.browser.test.tsx`,
  ),
]

const setupFiles = ['./tests/support/fail-on-console-error.ts']

/** A hang is to end, in ms; a machine half as fast, and busy, is none. Tests name no shorter times of their own. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

declare module 'vitest' {
  interface ProvidedContext {
    isEveryFault: boolean
    /** Of every answer, where a test names none. */
    latency: LatencyProfile
  }
}

const provided = (project: string): ProvidedContext => ({
  isEveryFault: project === 'faults',
  latency: project === 'slow-answers' ? 'typical' : 'none',
})

const inChromium = (name: string, include: string[], exclude: string[] = []) => ({
  extends: './vite.config.ts',
  // Runs beside each other must not bundle packages into one folder.
  cacheDir: join('node_modules/.vite', process.env.TEST_CACHE ?? name),
  optimizeDeps: { include: browserPackages },
  resolve: {
    alias: {
      '#src/config/waits.ts': resolve('tests/support/quick-waits.ts'),
      '#mocks/features/account/captcha-puzzle.ts': resolve('tests/support/light-puzzle.ts'),
    },
  },
  test: {
    name,
    include,
    exclude,
    provide: provided(name),
    setupFiles: ['./tests/support/quick-react.ts', './tests/support/kept-workers.ts', ...setupFiles],
    browser: chromium(),
    // One page for all files: to load the whole app anew costs more than most of them. So none may mock a module.
    isolate: false,
    ...timeouts,
  },
})

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
          include: [
            '{src,mocks,scripts}/**/*.test.ts',
            'tests/{architecture,contract,reliability}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts'],
          setupFiles,
          // Loading what files have in common costs more than most of them: the engines of the backend above all.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          setupFiles,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'hosting',
          environment: 'node',
          include: ['tests/hosting/**/*.test.ts'],
          setupFiles,
          ...timeouts,
        },
      },
      inChromium('browser', BROWSER_TESTS, [SLOW_SWEEP]),
      inChromium('slow-answers', BROWSER_TESTS, [SLOW_SWEEP]),
      inChromium('faults', SWEEPS),
    ],
  },
})
