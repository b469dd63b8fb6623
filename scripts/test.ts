import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensure-browser.ts'
import { inParallel } from './test/in-parallel.ts'
import { type Counts, judge, readReport } from './test/read-report.ts'
import { runCommand } from './test/run-command.ts'
import { STEPS, type Step } from './test/steps.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    'update-pictures': { type: 'boolean', default: false },
  },
})

/**
 * Steps that run beside each other: each waits half of its time, for timers and frames, and two cores shall not
 * be idle.
 */
const SLOTS = 3

/** The test of the comparison itself changes the page, so it takes no pictures. */
const PICTURES = ['tests/visual/screens.spec.ts', '--update-snapshots']

interface Outcome extends Counts {
  readonly step: Step
  readonly durationMs: number
}

/** Steps in their order: all, or those named by `--only a,b` and what they work on. */
function selected(): readonly Step[] {
  if (!values.only) return STEPS
  const names = new Set(values.only.split(','))
  for (const name of [...names]) {
    const step = STEPS.find((candidate) => candidate.name === name)
    if (!step) throw new Error(`No step is called ${name}. There are: ${STEPS.map((s) => s.name).join(', ')}`)
    for (const need of step.needs ?? []) names.add(need)
  }
  return STEPS.filter((step) => names.has(step.name))
}

async function run(step: Step): Promise<Outcome> {
  const { report } = step
  if (report) rmSync(report, { force: true })
  const updates = values['update-pictures'] && step.name === 'visual' ? PICTURES : []
  console.log(`▸ ${step.name}  ${step.about}`)
  const result = await runCommand(step.name, [...step.command, ...updates], { env: step.env })
  const counts = report
    ? judge(result.exitCode, () => readReport(report))
    : { passed: Number(result.exitCode === 0), failed: Number(result.exitCode !== 0) }
  const seconds = (result.durationMs / 1000).toFixed(1)
  console.log(
    `  ${counts.failed === 0 ? '✓' : '✗'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed  (${seconds} s)`,
  )
  if (counts.failed > 0) {
    console.log(result.tail.replaceAll(/^/gm, '    '))
    console.log(`    whole output: ${result.logFile}`)
  }
  return { step, durationMs: result.durationMs, ...counts }
}

function printSummary(outcomes: readonly Outcome[], wholeMs: number): void {
  console.log('')
  for (const { step, passed, failed, durationMs } of outcomes) {
    const mark = failed === 0 ? '✓' : '✗'
    const columns = [step.name.padEnd(18), String(passed).padStart(6), String(failed).padStart(6)]
    console.log(`${mark} ${columns.join(' ')} ${(durationMs / 1000).toFixed(1).padStart(8)} s`)
  }
  console.log(`  ${'whole'.padEnd(32)} ${(wholeMs / 1000).toFixed(1).padStart(8)} s`)
  console.log('')
}

async function main(): Promise<void> {
  if (values.list) {
    for (const step of STEPS) console.log(`${step.name.padEnd(18)} ${step.about}`)
    return
  }
  const steps = selected()
  if (steps.some((step) => step.isBrowserNeeded)) await ensureBrowser()
  const startedMs = Date.now()
  const outcomes = await inParallel(steps, SLOTS, run)
  printSummary(outcomes, Date.now() - startedMs)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
