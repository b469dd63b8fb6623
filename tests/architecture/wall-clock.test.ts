import { expect, test } from 'vitest'
import { type ProjectFile, projectFiles } from '#tests/support/project-files.ts'

/** Ways in which a test depends on the speed of the machine. `npm run bench` measures speed instead. */
const CLOCK_SIGNS: readonly Sign[] = [
  ['reads the clock of the machine', /\bperformance\.now\(\)/],
  ['compares with the time of the machine', /Date\.now\(\)\s*-(?!-)|-\s*Date\.now\(\)/],
  ['waits for a fixed time', /\bwaitForTimeout\(|setTimeout\(\s*\w+\s*,\s*[\d_A-Z]+\s*\)/],
]

/** Allows timeouts of screenshot comparisons that must fail, and of single attempts in a retry loop. */
const TIMEOUT_SIGN: Sign = [
  'names a time-out of its own',
  /^(?!.*toHaveScreenshot\().*\btimeout:\s*(?!0\b|250\b)[\d_]+/m,
]

type Sign = readonly [what: string, sign: RegExp]

const TESTS = ['.test.ts', '.test.tsx', '.spec.ts', '.stories.tsx']

/**
 * Tests of commands that end hanging processes, measurements without assertions, a separate project, and a story that
 * stops the clock.
 */
const EXEMPT = [
  'scripts/test/run-command.test.ts',
  'tests/architecture/wall-clock.test.ts',
  'tests/bench/',
  'tests/elsewhere/',
  'tests/static-host/',
  'stories/components/voice-recorder.stories.tsx',
]

function findings(files: readonly ProjectFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    // Fake timers do not depend on the machine.
    const signs = /\bvi\.useFakeTimers\(/.test(text) ? [TIMEOUT_SIGN] : [...CLOCK_SIGNS, TIMEOUT_SIGN]
    return signs.filter(([, sign]) => sign.test(text)).map(([what]) => `${path} ${what}`)
  })
}

test('no test depends on the clock of the machine', () => {
  const tests = projectFiles(['src', 'mocks', 'scripts', 'stories', 'tests'], TESTS)
  expect(findings(tests.filter(({ path }) => !EXEMPT.some((exempt) => path.startsWith(exempt))))).toEqual([])
})

const FIXED_WAIT = 'waitForTimeout'

test.each([
  'const passedMs = performance.now() - startedMs',
  'const passedMs = Date.now() - startedMs',
  `await page.${FIXED_WAIT}(6_000)`,
  'await new Promise((resolve) => setTimeout(resolve, 100))',
  'await new Promise((done) => setTimeout(done, ENOUGH_MS))',
  'await expect(row).toBeVisible({ timeout: 120_000 })',
])('the dependence in %s is found', (text) => {
  expect(findings([{ path: 'src/a.test.ts', text }])).toHaveLength(1)
})
