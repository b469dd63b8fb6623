import { readFileSync } from 'node:fs'

/** What a runner says of itself. Skipped tests are neither: nothing in this project may be skipped. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  numTodoTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/**
 * Counts of a report written by Vitest or Playwright. A skipped or flaky test counts as failed, so does a file
 * that could not be loaded.
 *
 * @throws when the file is missing, cut off or of neither shape
 */
export function readReport(file: string): Counts {
  const report: Partial<VitestReport & PlaywrightReport> = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky + skipped + (report.errors?.length ?? 0) }
  }
  if (report.numPassedTests === undefined) throw new Error(`${file} is no report of Vitest or Playwright`)
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0)
  const broken = report.numFailedTests === 0 ? (report.numFailedTestSuites ?? 0) : 0
  return { passed: report.numPassedTests, failed: (report.numFailedTests ?? 0) + skipped + broken }
}

/**
 * The sum for one runner: one that reports nothing, or exits with an error although every test it names passed,
 * has failed.
 */
export function judge(exitCode: number, read: () => Counts): Counts {
  let counts: Counts
  try {
    counts = read()
  } catch {
    return { passed: 0, failed: 1 }
  }
  const isSilent = counts.passed + counts.failed === 0
  const isCrashed = exitCode !== 0 && counts.failed === 0
  return isSilent || isCrashed ? { ...counts, failed: counts.failed + 1 } : counts
}
