import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** Whether a step leaves tests with these tags to another one. */
type IsLeftOut = (tags: readonly string[]) => boolean

/** A test that did not pass. */
export interface Failure {
  /** Title of the test, preceded by its groups. */
  readonly title: string
  /** Path from the root of the project. */
  readonly file: string
  /** Path of the last screenshot, if there is one. */
  readonly screenshot?: string | undefined
}

/** Counts of one runner. Skipped tests count as failed, unless a step leaves them to another one. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Failed tests by name; empty if a runner reports only their number. */
  readonly failures: readonly Failure[]
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; tags?: readonly string[] }[]
  }[]
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  numTodoTests: number
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    ok: boolean
    tests: { results: { attachments: { name: string; path?: string }[] }[] }[]
  }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: (PlaywrightSuite & { file: string })[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

const fromRoot = (path: string) => relative(ROOT, path)

/** Number of tests that were skipped because another step runs them. */
const leftOutCount = ({ testResults = [] }: Partial<VitestReport>, isLeftOut: IsLeftOut) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => status === 'skipped' && isLeftOut(tags)).length

const vitestFailures = (report: Partial<VitestReport>): Failure[] =>
  (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ title: fullName, file: fromRoot(name) })),
  )

const playwrightFailures = ({ config, suites = [] }: Partial<PlaywrightReport>): Failure[] =>
  suites.flatMap(({ file, ...suite }) =>
    failedSpecs(suite, fromRoot(join(config?.rootDir ?? ROOT, file))).map(({ title, ...failure }) => ({
      ...failure,
      title: title.slice(file.length).trim(),
    })),
  )

const failedSpecs = ({ title, suites = [], specs = [] }: PlaywrightSuite, file: string): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      title: `${title} ${spec.title}`,
      file,
      screenshot: spec.tests
        .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
        .findLast(({ name, path }) => name === 'screenshot' && path)?.path,
    })),
  ...suites.flatMap((suite) =>
    failedSpecs(suite, file).map((failure) => ({ ...failure, title: `${title} ${failure.title}` })),
  ),
]

/**
 * Counts of a report by Vitest or Playwright. A skipped or flaky test counts as failed, and so does a file that
 * could not be loaded.
 *
 * @param isLeftOut whether the step leaves tests with these tags to another step
 * @throws when the file is missing, cut off or in neither format
 */
export function readReport(file: string, isLeftOut: IsLeftOut = () => false): Counts {
  const report: Partial<VitestReport & PlaywrightReport> = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return {
      passed: expected,
      failed: unexpected + flaky + skipped + (report.errors?.length ?? 0),
      failures: playwrightFailures(report),
    }
  }
  if (report.numPassedTests === undefined) throw new Error(`${file} is no report of Vitest or Playwright`)
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0) - leftOutCount(report, isLeftOut)
  const broken = report.numFailedTests === 0 ? (report.numFailedTestSuites ?? 0) : 0
  return {
    passed: report.numPassedTests,
    failed: (report.numFailedTests ?? 0) + skipped + broken,
    failures: vitestFailures(report),
  }
}

/** Result of one runner. Fails if it reports nothing, or exits with an error although all listed tests passed. */
export function resultOfRunner(exitCode: number, read: () => Counts): Counts {
  let counts: Counts
  try {
    counts = read()
  } catch {
    return { passed: 0, failed: 1, failures: [] }
  }
  const isSilent = counts.passed + counts.failed === 0
  const isCrashed = exitCode !== 0 && counts.failed === 0
  return isSilent || isCrashed ? { ...counts, failed: counts.failed + 1 } : counts
}
