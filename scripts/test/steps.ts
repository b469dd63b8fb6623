import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { night, partOfNight } from './night.ts'
import type { Failure } from './read-report.ts'
import { REPORTS } from './run-command.ts'

/** A line of the summary: a check that counts as one test, or a runner with a JSON report. */
export interface Step {
  readonly name: string
  readonly about: string
  readonly command: readonly string[]
  readonly env?: Record<string, string>
  /** JSON report of a test runner. A step without one counts as a single test that passes with exit code 0. */
  readonly report?: string
  /** Steps whose output this one uses. They run first, even if only this step is selected. */
  readonly needs?: readonly string[]
  readonly isBrowserNeeded?: boolean
  /** Whether the step leaves tests with these tags to another step. Other skipped tests count as failed. */
  readonly isLeftOut?: (tags: readonly string[]) => boolean
  /** Runs only in `npm run test:all`. */
  readonly isLong?: boolean
  /** Shell command that runs one failed test of this step by itself. */
  readonly alone?: (failure: Failure) => string
}

const reportOf = (name: string) => join(REPORTS, `${name}.json`)

/** Quotes a word for a shell command. */
const quoteForShell = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`

/** Escapes a title for a regular expression. */
const pattern = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function vitest(name: string, about: string, args: readonly string[], more: Partial<Step> = {}): Step {
  const report = reportOf(name)
  return {
    name,
    about,
    command: [
      'vitest',
      'run',
      ...args,
      // Prints a line per test, because a runner without output counts as stuck.
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    alone: ({ file, title }) =>
      `npx vitest run ${args.filter((arg) => !/^--(?:shard|tags-filter)/.test(arg)).join(' ')} ${file} -t ${quoteForShell(pattern(title))}`,
    ...more,
  }
}

const isTaggedLong = (tags: readonly string[]) => tags.includes('long')

/** Leaves single tests with the tag `long` to `npm run test:all`. */
const WITHOUT_LONG = { args: ['--tags-filter=!long'], isLeftOut: isTaggedLong }

/** Runs single tests with the tag `long`; the others of their files run in `npm test`. */
const ONLY_LONG = {
  args: ['--tags-filter=long'],
  isLeftOut: (tags: readonly string[]) => !isTaggedLong(tags),
}

/**
 * A part of the component tests, in a separate process and browser: with two pages in one browser, one page once
 * got no frames.
 */
function browserShard(number: number, count: number): Step {
  const name = `browser-${number}`
  return vitest(
    name,
    `components in Chromium, part ${number} of ${count}`,
    ['--project', 'browser', `--shard=${number}/${count}`, ...WITHOUT_LONG.args],
    { isLeftOut: WITHOUT_LONG.isLeftOut, isBrowserNeeded: true, env: { TEST_CACHE: name } },
  )
}

/** A part of the Node tests. Files run one after another in one process, which leaves a core idle at the end. */
function nodeShard(number: number, count: number): Step {
  return vitest(
    `node-${number}`,
    `domain, contract, architecture, part ${number} of ${count}`,
    ['--project', 'node', `--shard=${number}/${count}`, ...WITHOUT_LONG.args],
    { isLeftOut: WITHOUT_LONG.isLeftOut, isBrowserNeeded: true },
  )
}

/** Runs of Playwright may be parallel: each serves its build at a separate port. */
function playwright(
  name: string,
  about: string,
  build: 'production' | 'sandbox',
  port: number,
  more: Partial<Step> & { readonly args?: readonly string[] } = {},
): Step {
  const { args = [], ...rest } = more
  const buildCommand = build === 'sandbox' ? 'npm run build:sandbox' : 'npm run build'
  return {
    name,
    about,
    command: ['playwright', 'test', `--project=${name}`, '--reporter=list,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name), SERVED_BUILD: build, SERVED_PORT: String(port) },
    report: reportOf(name),
    needs: [build === 'sandbox' ? 'build-sandbox' : 'build'],
    isBrowserNeeded: true,
    alone: ({ file, title }) =>
      `${buildCommand} && npx playwright test --project=${name} ${file} -g ${quoteForShell(pattern(title))}`,
    ...rest,
  }
}

function check(name: string, about: string, ...command: string[]): Step {
  return { name, about, command }
}

/** The only step that depends on the machine: without nginx there is nothing to try deploy/ with. */
const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined

const storiesConfig = ['--config', 'vitest.stories.config.ts']

/** Settings of a step that runs a part of a sweep; none if it runs all of it. */
const ofNight = (env: Record<string, string>) => (night === undefined ? {} : env)

/**
 * Steps that only `npm run test:all` runs; the longest first, so that no core is idle at the end. Of sweeps over a list
 * each night runs a part: docs/decisions/tests-try-some-of-each-sweep.md.
 */
const LONG_STEPS: readonly Step[] = [
  vitest(
    'browser-tagged',
    'components in Chromium: long tests',
    ['--project', 'browser', ...ONLY_LONG.args],
    {
      isLeftOut: ONLY_LONG.isLeftOut,
      isBrowserNeeded: true,
    },
  ),
  vitest(
    'browser-long',
    'components in Chromium: sweeps, a half',
    ['--project', 'browser-long', ...partOfNight(2)],
    { isBrowserNeeded: true },
  ),
  playwright('e2e-long', 'further journeys, languages and devices, a quarter', 'sandbox', 4377, {
    args: partOfNight(4),
  }),
  vitest(
    'node-long',
    'engines, other tools, random schedules, a half',
    ['--project', 'node-long', ...partOfNight(2)],
    { isBrowserNeeded: true, env: ofNight({ LOST_EDITS_RUNS: '500' }) },
  ),
  vitest(
    'stories-long',
    'stories in Russian, with axe in light and dark, a quarter',
    [...storiesConfig, ...partOfNight(4)],
    { isBrowserNeeded: true, env: { VITE_STORIES_LOCALE: 'ru' } },
  ),
  vitest('node-tagged', 'domain, contract: long tests', ['--project', 'node', ...ONLY_LONG.args], {
    isLeftOut: ONLY_LONG.isLeftOut,
    isBrowserNeeded: true,
  }),
  playwright(
    'production-long',
    'production build in further languages and cases, a half',
    'production',
    4379,
    {
      args: partOfNight(2),
    },
  ),
  vitest(
    'faults',
    'calls failing in all ways, hostile texts, other sweeps, a part',
    ['--project', 'faults'],
    {
      isBrowserNeeded: true,
      env: ofNight({ NIGHT: String(night) }),
    },
  ),
  playwright('low-views', 'what opens, in low views: no bar over the focus, a quarter', 'sandbox', 4385, {
    args: partOfNight(4),
  }),
  {
    ...check('attack', 'attacks on the built app and the HTTP sandbox', 'npm', 'run', '--silent', 'attack'),
    needs: ['build'],
    isBrowserNeeded: true,
  },
  vitest('build-long', 'builds of other projects', ['--project', 'build-long'], {
    needs: ['build', 'build-sandbox'],
    isBrowserNeeded: true,
  }),
  {
    ...check(
      'ui-package',
      'components, packed, in an app of strangers',
      'npm',
      'run',
      '--silent',
      'ui:check',
    ),
    isBrowserNeeded: true,
  },
  playwright('design', 'screens and modals measured against docs/design.md, a half', 'sandbox', 4380, {
    args: partOfNight(2),
  }),
  playwright('translated', 'a journey of each service under a translator, a quarter', 'sandbox', 4384, {
    args: partOfNight(4),
  }),
  {
    ...check(
      'browsers',
      'a journey of each service in Firefox and WebKit, a third',
      'npm',
      'run',
      '--silent',
      'browsers',
      '--',
      ...partOfNight(3),
    ),
    report: reportOf('browsers'),
    needs: ['build-sandbox'],
    alone: ({ title }: Failure) => {
      const [engine = '', journey = ''] = title.split(': ')
      return `npm run build:sandbox && npm run browsers -- --engine ${engine} --only ${quoteForShell(journey)}`
    },
  },
  playwright('visual-long', 'pictures in further widths and themes', 'sandbox', 4378),
].map((step) => ({ ...step, isLong: true }))

/**
 * Steps of `npm test`, and those that `npm run test:all` adds, marked `isLong`: cheap and telling ones first,
 * then the longest, so that no core is idle at the end. A step starts when the steps it `needs` are done.
 */
export const STEPS: readonly Step[] = [
  // With one checker: each further one computes most types again, and other steps need the cores.
  check('types', 'TypeScript', 'tsc', '--checkers', '1'),
  check('lint', 'Biome', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=60', '.'),
  check('words', 'plain English in comments, titles and guides', 'node', 'scripts/words-check.ts'),
  check(
    'directions',
    'who may import whom',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'src',
    'mocks',
  ),
  check('dead-code', 'unused files, exports, packages', 'knip', '--no-progress'),
  check(
    'dead-product',
    'what only stories and tests use',
    'knip',
    '--config',
    'knip.product.json',
    '--no-progress',
  ),
  check('openapi-drift', 'openapi.json is the contract', 'node', 'scripts/generate-openapi.ts', '--check'),
  check(
    'openapi-redocly',
    'Redocly lint',
    'redocly',
    'lint',
    'openapi/openapi.json',
    '--config',
    'openapi/redocly.yaml',
  ),
  check(
    'openapi-spectral',
    'Spectral lint',
    'spectral',
    'lint',
    'openapi/openapi.json',
    '-r',
    'openapi/spectral.yaml',
    '--fail-severity=warn',
  ),
  check('build', 'production build', 'vite', 'build'),
  check('build-sandbox', 'sandbox build', 'vite', 'build', '--mode', 'sandbox'),
  playwright('e2e', 'the main journeys, sandbox build', 'sandbox', 4373),
  browserShard(2, 2),
  browserShard(1, 2),
  vitest('stories', 'first and quick stories, with axe', storiesConfig, { isBrowserNeeded: true }),
  nodeShard(1, 2),
  nodeShard(2, 2),
  playwright('visual', 'pictures of the main screens', 'sandbox', 4374),
  playwright('production', 'production build in a browser', 'production', 4375),
  vitest('build-contents', 'what the builds are made of, how they are hosted', ['--project', 'build'], {
    needs: ['build', 'build-sandbox'],
    isBrowserNeeded: true,
  }),
  ...(hasNginx
    ? [vitest('nginx', 'deploy/ under a real nginx', ['--project', 'hosting'], { needs: ['build'] })]
    : []),
  ...LONG_STEPS,
]
