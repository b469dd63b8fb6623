import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

const config = ['--config', 'tests/support/rejecting/rejecting.config.ts']

test.each(['node', 'browser'])('an unhandled rejection fails its test (%s), and no other', (project) => {
  const folder = mkdtempSync(join(tmpdir(), 'rejections-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const report = join(folder, 'report.json')
  const output = ['--reporter', 'json', '--outputFile', report]
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...config, '--project', project, ...output]
  const { status } = spawnSync(process.execPath, command)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  expect(results.map((result) => [result.title, result.status])).toEqual([
    ['rejects', 'failed'],
    ['handles its rejection later in the same task', 'passed'],
  ])
  expect(results[0]?.failureMessages[0]).toContain('nobody hears this')
  expect(status).toBe(1)
})
