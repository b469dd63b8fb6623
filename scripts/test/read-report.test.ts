import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judge, readReport } from './read-report.ts'

function reportFile(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const vitest = {
  numPassedTests: 7,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
}
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }

test('counts of Vitest are taken as they are', () => {
  expect(readReport(reportFile({ ...vitest, numFailedTests: 2 }))).toEqual({ passed: 7, failed: 2 })
})

test('a skipped test has failed', () => {
  expect(readReport(reportFile({ ...vitest, numPendingTests: 1 }))).toEqual({ passed: 7, failed: 1 })
  expect(readReport(reportFile({ stats: { ...stats, skipped: 3 }, errors: [] }))).toEqual({
    passed: 5,
    failed: 3,
  })
})

test('a test file that could not be loaded has failed', () => {
  expect(readReport(reportFile({ ...vitest, numFailedTestSuites: 1 }))).toEqual({ passed: 7, failed: 1 })
})

test('a flaky test and an error outside of tests have failed', () => {
  const report = { stats: { ...stats, flaky: 1 }, errors: [{ message: 'the server did not start' }] }
  expect(readReport(reportFile(report))).toEqual({ passed: 5, failed: 2 })
})

test('a report that is missing, cut off or of another kind is a failure', () => {
  for (const file of ['/nowhere/report.json', reportFile('{"numPassed'), reportFile({ tests: 4 })]) {
    expect(judge(0, () => readReport(file))).toEqual({ passed: 0, failed: 1 })
  }
})

test('a runner without a single test has failed', () => {
  expect(judge(0, () => ({ passed: 0, failed: 0 }))).toEqual({ passed: 0, failed: 1 })
})

test('a runner that ends with an error after all its tests passed has failed', () => {
  expect(judge(1, () => ({ passed: 9, failed: 0 }))).toEqual({ passed: 9, failed: 1 })
  expect(judge(1, () => ({ passed: 9, failed: 2 }))).toEqual({ passed: 9, failed: 2 })
})
