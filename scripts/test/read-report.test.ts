import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReport, resultOfRunner } from './read-report.ts'

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

test('counts of Vitest are reported unchanged', () => {
  expect(readReport(reportFile({ ...vitest, numFailedTests: 2 }))).toEqual({
    passed: 7,
    failed: 2,
    failures: [],
  })
})

test('a skipped test counts as failed', () => {
  expect(readReport(reportFile({ ...vitest, numPendingTests: 1 }))).toEqual({
    passed: 7,
    failed: 1,
    failures: [],
  })
  expect(readReport(reportFile({ stats: { ...stats, skipped: 3 }, errors: [] }))).toEqual({
    passed: 5,
    failed: 3,
    failures: [],
  })
})

test('a skipped test that another step runs does not count; any other skipped test counts as failed', () => {
  const skipped = (fullName: string, tags: readonly string[]) => ({ fullName, status: 'skipped', tags })
  const report = {
    ...vitest,
    numPendingTests: 2,
    testResults: [{ name: '/x.test.ts', assertionResults: [skipped('a', ['long']), skipped('b', [])] }],
  }
  const isLong = (tags: readonly string[]) => tags.includes('long')
  expect(readReport(reportFile(report), isLong).failed).toBe(1)
  expect(readReport(reportFile(report)).failed).toBe(2)
})

test('a test file that could not be loaded counts as failed', () => {
  expect(readReport(reportFile({ ...vitest, numFailedTestSuites: 1 }))).toEqual({
    passed: 7,
    failed: 1,
    failures: [],
  })
})

test('a flaky test and an error outside of tests count as failed', () => {
  const report = { stats: { ...stats, flaky: 1 }, errors: [{ message: 'the server did not start' }] }
  expect(readReport(reportFile(report))).toEqual({ passed: 5, failed: 2, failures: [] })
})

test('a missing, truncated or foreign report counts as a failure', () => {
  for (const file of ['/nowhere/report.json', reportFile('{"numPassed'), reportFile({ tests: 4 })]) {
    expect(resultOfRunner(0, () => readReport(file))).toEqual({ passed: 0, failed: 1, failures: [] })
  }
})

test('a runner without a single test counts as failed', () => {
  expect(resultOfRunner(0, () => ({ passed: 0, failed: 0, failures: [] }))).toEqual({
    passed: 0,
    failed: 1,
    failures: [],
  })
})

test('a runner that exits with an error after all its tests passed counts as failed', () => {
  expect(resultOfRunner(1, () => ({ passed: 9, failed: 0, failures: [] }))).toEqual({
    passed: 9,
    failed: 1,
    failures: [],
  })
  expect(resultOfRunner(1, () => ({ passed: 9, failed: 2, failures: [] }))).toEqual({
    passed: 9,
    failed: 2,
    failures: [],
  })
})

test('a failed test of Vitest is listed with its title and its file', () => {
  const assertionResults = [
    { fullName: 'money adds up', status: 'failed' },
    { fullName: 'money is exact', status: 'passed' },
  ]
  const testResults = [{ name: join(process.cwd(), 'src/rules/money.test.ts'), assertionResults }]
  const report = { ...vitest, numFailedTests: 1, testResults }
  expect(readReport(reportFile(report)).failures).toEqual([
    { title: 'money adds up', file: 'src/rules/money.test.ts' },
  ])
})

test('a failed journey is listed with its group and its last screenshot', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ results: [{ attachments: [{ name: 'screenshot', path: `/reports/${title}.png` }] }] }],
  })
  const report = {
    stats: { ...stats, unexpected: 1 },
    errors: [],
    config: { rootDir: join(process.cwd(), 'tests/e2e') },
    suites: [
      {
        title: 'login.spec.ts',
        file: 'login.spec.ts',
        suites: [{ title: 'in Turkish', specs: [spec('a customer logs in', false)] }],
        specs: [spec('a guest sees the login', true)],
      },
    ],
  }
  expect(readReport(reportFile(report)).failures).toEqual([
    {
      title: 'in Turkish a customer logs in',
      file: 'tests/e2e/login.spec.ts',
      screenshot: '/reports/a customer logs in.png',
    },
  ])
})
