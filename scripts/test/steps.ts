import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { REPORTS } from './run-command.ts'

/** One line of the summary: a check that is one test by itself, or a runner with a JSON report. */
export interface Step {
  readonly name: string
  readonly about: string
  readonly command: readonly string[]
  readonly limitMs: number
  readonly env?: Record<string, string>
  /** JSON report of a test runner. A step without one counts as a single test, passed when it exits with 0. */
  readonly report?: string
  /** Names of steps whose output this one works on; they run first when only this one is asked for. */
  readonly needs?: readonly string[]
  readonly isBrowserNeeded?: boolean
  /**
   * Neighbouring steps with a row run beside those of the other row, each row in its order: a browser with one page
   * leaves half of two cores idle. Two pages of one browser would use them too, but one was seen to get no frames.
   */
  readonly row?: 'first' | 'second'
}

const MINUTE_MS = 60_000

const reportOf = (name: string) => join(REPORTS, `${name}.json`)

function vitest(name: string, about: string, args: readonly string[], more: Partial<Step> = {}): Step {
  const report = reportOf(name)
  return {
    name,
    about,
    command: [
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    limitMs: 9 * MINUTE_MS,
    report,
    ...more,
  }
}

function playwright(name: string, about: string, limitMs: number, env: Record<string, string> = {}): Step {
  return {
    name,
    about,
    command: ['playwright', 'test', `--project=${name}`, '--reporter=list,json'],
    limitMs,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name), ...env },
    report: reportOf(name),
    needs: ['build-sandbox'],
    isBrowserNeeded: true,
  }
}

function check(name: string, about: string, ...command: string[]): Step {
  return { name, about, command, limitMs: 3 * MINUTE_MS }
}

/** The only step that depends on the machine: without nginx there is nothing to try deploy/ with. */
const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined

const storiesConfig = ['--config', 'vitest.stories.config.ts']

/** Everything `npm test` runs, cheap and telling first. */
export const STEPS: readonly Step[] = [
  check('types', 'TypeScript', 'tsc'),
  check('lint', 'Biome', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=60', '.'),
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
  vitest('browser', 'components in Chromium', ['--project', 'browser'], {
    isBrowserNeeded: true,
    row: 'first',
    // It shares two cores with the other row and was seen to take 8 minutes; a hang is still noticed.
    limitMs: 14 * MINUTE_MS,
  }),
  vitest('node', 'domain, repository, contract, architecture', ['--project', 'node'], { row: 'second' }),
  vitest('stories', 'every story, with axe', storiesConfig, { isBrowserNeeded: true, row: 'second' }),
  { ...check('build', 'production build', 'vite', 'build'), row: 'second' },
  { ...check('build-sandbox', 'sandbox build', 'vite', 'build', '--mode', 'sandbox'), row: 'second' },
  vitest('build-contents', 'what the builds are made of, how they are hosted', ['--project', 'build'], {
    needs: ['build', 'build-sandbox'],
  }),
  ...(hasNginx
    ? [vitest('nginx', 'deploy/ under a real nginx', ['--project', 'hosting'], { needs: ['build'] })]
    : []),
  { ...playwright('production', 'production build in a browser', 2 * MINUTE_MS), needs: ['build'] },
  playwright('e2e', 'the journeys, four locales, sandbox build', 8 * MINUTE_MS),
  playwright('visual', 'pictures of the main screens', 4 * MINUTE_MS),
]
