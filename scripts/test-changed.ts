/**
 * `npm run test:changed [-- file …]`: types, lint and the nearest tests of files that differ from the last
 * commit, or of the named files. Answers within a minute; `npm test` runs everything.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { projectFiles } from '#tests/support/project-files.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { type ReachedTest, reachedTests } from './test/reached-tests.ts'
import { runCommand } from './test/run-command.ts'

/** Maximum number of files of a kind per run: about 20 s of processor time for each kind. */
const MAX_NODE_FILES = 40
const MAX_BROWSER_FILES = 6
const MAX_STORY_FILES = 2

const SPECIFIER = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"](#[^'"]+|\.[^'"?]+)/g

const importsOf = new Map(
  projectFiles(['src', 'mocks', 'scripts', 'tests', 'stories', '.storybook'], ['.ts', '.tsx']).map(
    ({ path, text }) => [path, [...text.matchAll(SPECIFIER)].map(([, to = '']) => pathOf(path, to))],
  ),
)

function pathOf(from: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier))
}

const lines = (text: string) => text.split('\n').filter(Boolean)
const git = (...args: string[]) => lines(execFileSync('git', args, { encoding: 'utf8' }))

const namedFiles = process.argv.slice(2).map((path) => normalize(path))
const changed =
  namedFiles.length > 0
    ? namedFiles
    : [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]

const testsOfChange = reachedTests(changed, importsOf)
const isLong = ({ file }: ReachedTest) =>
  file.includes('.long.') || (file.endsWith('.stories.tsx') && readFileSync(file, 'utf8').includes("'long'"))
const usualTests = testsOfChange.filter((test) => !isLong(test))

const browserTests = usualTests.filter(({ file }) => /\.browser\.test\.tsx?$/.test(file))
const stories = usualTests.filter(({ file }) => file.endsWith('.stories.tsx'))
const nodeTests = usualTests.filter(
  ({ file }) =>
    file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts') && !file.startsWith('tests/build/'),
)

const takenTests = {
  node: nodeTests.slice(0, MAX_NODE_FILES),
  browser: browserTests.slice(0, MAX_BROWSER_FILES),
  stories: stories.slice(0, MAX_STORY_FILES),
}

const filesOf = (tests: readonly ReachedTest[]) => tests.map(({ file }) => file)
const isLinted = (file: string) => /\.(?:tsx?|m?js|json|html)$/.test(file) && existsSync(file)

const commands = [
  { name: 'types', command: ['tsc', '--checkers', '1'], files: changed },
  {
    name: 'lint',
    command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
    files: changed.filter(isLinted),
    isGivenFiles: true,
  },
  {
    name: 'node',
    command: ['vitest', 'run', '--project', 'node', '--tags-filter=!long'],
    files: filesOf(takenTests.node),
    isGivenFiles: true,
  },
  {
    name: 'browser',
    command: ['vitest', 'run', '--project', 'browser', '--tags-filter=!long'],
    files: filesOf(takenTests.browser),
    isGivenFiles: true,
  },
  {
    name: 'stories',
    command: ['vitest', 'run', '--config', 'vitest.stories.config.ts'],
    files: filesOf(takenTests.stories),
    isGivenFiles: true,
  },
].filter(({ files }) => files.length > 0)

if (changed.length === 0) console.log('Nothing differs from the last commit.')
if (takenTests.browser.length + takenTests.stories.length > 0) await ensureBrowser()

const results = await Promise.all(
  commands.map(async ({ name, command, files, isGivenFiles = false }) => {
    const { exitCode, tail, durationMs } = await runCommand(`changed-${name}`, [
      ...command,
      ...(isGivenFiles ? files : []),
    ])
    const mark = exitCode === 0 ? '✓' : '✗'
    console.log(
      `${mark} ${name.padEnd(8)} ${String(files.length).padStart(4)} files ${(durationMs / 1000).toFixed(1)} s`,
    )
    if (exitCode !== 0) console.log(tail)
    return exitCode
  }),
)

const remainingCount =
  usualTests.length - takenTests.node.length - takenTests.browser.length - takenTests.stories.length
if (remainingCount > 0)
  console.log(`${remainingCount} further test files reach these changes from afar: \`npm test\` runs them.`)
process.exitCode = results.every((code) => code === 0) ? 0 : 1
