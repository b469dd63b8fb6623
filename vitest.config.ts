import { join, resolve } from 'node:path'
import type { ProvidedContext } from 'vitest'
import { defineConfig } from 'vitest/config'
import type { LatencyProfile } from './mocks/http/latency.ts'
import { mutantsPlugin } from './scripts/mutants/insert-mutants.ts'
import { readMutants } from './scripts/mutants/mutants-file.ts'
import { chromium } from './tests/support/chromium.ts'

/** Bundled before the first test: found on the way, they would make Vite reload it. */
const browserPackages = [
  ...['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router', 'i18next'],
  ...['@tanstack/react-query', 'react-hook-form', '@hookform/resolvers/zod', 'zod/mini'],
  ...['radix-ui', 'lucide-react'],
  ...['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'altcha-lib'],
  ...['altcha-lib/algorithms/web/pbkdf2', 'altcha-lib/algorithms/web/sha'],
  ...['mediabunny', '@audio/decode-amr', '@cantoo/pdf-lib', 'papaparse', 'marked'],
  ...[
    'pdfjs-dist/legacy/build/pdf.mjs',
    'pdfjs-dist/legacy/build/pdf.worker.mjs',
    'tesseract.js-core/tesseract-core-simd-lstm.js',
  ],
]

const BROWSER_TESTS = ['{src,mocks,tests}/**/*.browser.test.{ts,tsx}']
const NODE_TESTS = [
  '{src,mocks,scripts}/**/*.test.ts',
  'tests/{architecture,contract,reliability}/**/*.test.ts',
]
const BUILD_TESTS = ['tests/build/**/*.test.ts']

/** Tests of `npm run test:all` alone, because each takes seconds of processor time. */
const LONG_BROWSER_TESTS = ['{src,mocks,tests}/**/*.long.browser.test.{ts,tsx}']
const LONG_TESTS = '**/*.long.test.ts'
const LONG_NODE_TESTS = [
  '{src,mocks,scripts}/**/*.long.test.ts',
  'tests/{architecture,contract,reliability}/**/*.long.test.ts',
]

/** Minutes long, so that it has a command of its own: `npm run faults`. */
const SLOW_SWEEP = 'tests/reliability/actions.browser.test.tsx'
/** Every call in each way to fail, every form, every hostile text; the usual command takes some of each (`everyNth`). */
const SWEEPS = [
  SLOW_SWEEP,
  ...['page-loads', 'refused-fields', 'hostile-input', 'hostile-answers'].map(
    (name) => `tests/reliability/${name}.browser.test.tsx`,
  ),
  ...['runs/paid-once', 'listening/listening'].map((name) => `src/features/${name}.browser.test.tsx`),
  ...['forms-after-logout', 'kept-modals', 'passed-focus', 'recordings-in-forms'].map(
    (name) => `src/app/${name}.browser.test.tsx`,
  ),
  ...['unsaved-work', 'watch-bars'].map((name) => `src/app/layouts/${name}.browser.test.tsx`),
]

/** Set by `npm run mutants`: which test file runs with which mutant active. */
const { MUTANTS } = process.env
const mutants = MUTANTS === undefined ? undefined : readMutants(MUTANTS)

const setupFiles = [
  './tests/support/fail-on-console-error.ts',
  './tests/support/fail-on-unhandled-rejection.ts',
  ...(mutants ? ['./tests/support/active-mutant.ts'] : []),
]

/**
 * Limits of hangs, in ms: far above what any test takes on a machine that is slow and busy, so that no test depends on
 * the clock. Tests set no limits of their own.
 */
const timeouts = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } }

/** With a mutant active, most tests that wait wait for something that never comes. */
const shortTimeouts = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

/** A test that takes seconds of processor time in a file of others that do not: only `npm run test:all` runs it. */
const tags = [{ name: 'long' as const, description: 'runs in `npm run test:all` alone' }]

declare module 'vitest' {
  interface TestTags {
    tags: 'long'
  }
  interface ProvidedContext {
    isEveryFault: boolean
    /** Selects the part of a sweep; 0 in the usual command. */
    night: number
    /** Of every answer, where a test names none. */
    latency: LatencyProfile
    /** Id of the mutant that is active while a test file runs. */
    activeMutants: Readonly<Record<string, number>>
  }
}

/** Set by `npm run test:all`, which runs a part of the sweeps each night. */
const NIGHT = process.env.NIGHT === 'whole' ? undefined : process.env.NIGHT

const provided = (project: string): ProvidedContext => ({
  isEveryFault: project === 'faults' && NIGHT === undefined,
  night: project === 'faults' ? Number(NIGHT ?? 0) : 0,
  latency: project === 'slow-answers' ? 'typical' : 'none',
  activeMutants: mutants?.active ?? {},
})

const evenDelays = { '#src/lib/spread-delay.ts': resolve('tests/support/even-delays.ts') }

const inChromium = (name: string, include: string[], exclude: string[] = []) => ({
  extends: './vite.config.ts',
  // Runs beside each other must not bundle packages into one folder.
  cacheDir: join('node_modules/.vite', process.env.TEST_CACHE ?? name),
  plugins: mutants ? [mutantsPlugin(mutants.list, import.meta.dirname)] : [],
  optimizeDeps: { include: browserPackages },
  resolve: {
    alias: {
      ...evenDelays,
      '#src/config/waits.ts': resolve('tests/support/short-waits.ts'),
      '#mocks/features/account/captcha-puzzle.ts': resolve('tests/support/easy-captcha-puzzle.ts'),
    },
  },
  test: {
    name,
    include,
    exclude,
    provide: provided(name),
    tags,
    setupFiles: [
      ...['quick-react', 'screenshot-of-failure', 'page-at-rest'].map((name) => `./tests/support/${name}.ts`),
      ...setupFiles,
    ],
    browser: chromium(),
    // One page for all files: to load the whole app anew costs more than most of them. So none may mock a module.
    isolate: false,
    ...(mutants ? shortTimeouts : timeouts),
  },
})

const inNode = (name: string, include: string[], exclude: string[] = []) => ({
  extends: './vite.config.ts',
  plugins: mutants ? [mutantsPlugin(mutants.list, import.meta.dirname)] : [],
  resolve: { alias: evenDelays },
  test: {
    name,
    environment: 'node',
    provide: provided(name),
    include,
    exclude,
    tags,
    setupFiles,
    // Loading what files have in common costs more than most of them: the engines of the backend above all.
    isolate: false,
    ...(mutants ? shortTimeouts : timeouts),
  },
})

const ofBuilds = (name: string, include: string[], exclude: string[] = []) => ({
  test: { name, environment: 'node', include, exclude, setupFiles, ...timeouts },
})

/**
 * Plain functions and the fake backend in Node; what the two builds are made of; components in Chromium. Stories have a
 * configuration of their own (`vitest.stories.config.ts`): loading Storybook takes seconds.
 */
export default defineConfig({
  test: {
    projects: [
      inNode('node', NODE_TESTS, ['**/*.browser.test.ts', LONG_TESTS]),
      inNode('node-long', LONG_NODE_TESTS),
      inNode('load-model', ['tests/load/**/*.test.ts']),
      ofBuilds('build', BUILD_TESTS, [LONG_TESTS]),
      ofBuilds('build-long', ['tests/build/**/*.long.test.ts']),
      {
        test: {
          name: 'hosting',
          environment: 'node',
          include: ['tests/hosting/**/*.test.ts'],
          setupFiles,
          ...timeouts,
        },
      },
      inChromium('browser', BROWSER_TESTS, [SLOW_SWEEP, ...LONG_BROWSER_TESTS]),
      inChromium('browser-long', LONG_BROWSER_TESTS),
      inChromium('slow-answers', BROWSER_TESTS, [SLOW_SWEEP]),
      inChromium('faults', SWEEPS),
    ],
  },
})
