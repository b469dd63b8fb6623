import { existsSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensure-browser.ts'
import { failureScreenshot } from './test/failure-screenshot.ts'
import { inParallel } from './test/in-parallel.ts'
import { night } from './test/night.ts'
import { calibrate, childrenSeconds } from './test/processor-time.ts'
import { type Counts, readReport, resultOfRunner } from './test/read-report.ts'
import { runCommand } from './test/run-command.ts'
import { STEPS, type Step } from './test/steps.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    'update-pictures': { type: 'boolean', default: false },
    /** Seed: the files of Vitest run in another order, which shows tests that depend on others. */
    shuffle: { type: 'string' },
  },
})

/**
 * Steps that run in parallel. Each waits for timers and frames half of the time, so more than two keep two cores
 * busy.
 */
const PARALLEL_STEPS = 3

/** Only the screens: the test of the comparison itself changes the page, so it takes no pictures. */
const PICTURES = ['tests/visual/screens', '--update-snapshots']

/** Arguments of Vitest, none without `--shuffle`. */
const SHUFFLE =
  values.shuffle === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${values.shuffle}`]

interface Outcome extends Counts {
  readonly step: Step
  readonly durationMs: number
  /** Processor time of the step, in seconds; an estimate if several steps end together. */
  readonly processorSeconds: number | undefined
}

/**
 * Steps in their order: the usual ones, all with `--all`, or those named by `--only a,b` and the steps they need.
 */
function selectSteps(): readonly Step[] {
  if (!values.only) return STEPS.filter((step) => values.all || !step.isLong)
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
  const updates = values['update-pictures'] && step.name.startsWith('visual') ? PICTURES : []
  const shuffle = step.command[0] === 'vitest' ? SHUFFLE : []
  console.log(`▸ ${step.name}  ${step.about}`)
  const result = await runCommand(step.name, [...step.command, ...updates, ...shuffle], { env: step.env })
  const processorSeconds = secondsSinceLastEnd()
  const counts = report
    ? resultOfRunner(result.exitCode, () => readReport(report, step.isLeftOut))
    : { passed: Number(result.exitCode === 0), failed: Number(result.exitCode !== 0), failures: [] }
  const seconds = (result.durationMs / 1000).toFixed(1)
  console.log(
    `  ${counts.failed === 0 ? '✓' : '✗'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed  (${seconds} s)`,
  )
  if (counts.failed > 0) {
    console.log(result.tail.replaceAll(/^/gm, '    '))
    console.log(`    whole output: ${result.logFile}`)
  }
  return { step, durationMs: result.durationMs, processorSeconds, ...counts }
}

let secondsAtLastEnd = childrenSeconds()

/**
 * Processor time of children that ended since the last call. It is the step's own time, because its end is
 * noticed immediately.
 */
function secondsSinceLastEnd(): number | undefined {
  const now = childrenSeconds()
  if (now === undefined || secondsAtLastEnd === undefined) return undefined
  const seconds = now - secondsAtLastEnd
  secondsAtLastEnd = now
  return seconds
}

/** Lists every failed test, with the command that runs it alone and its last screenshot. */
function printFailures(outcomes: readonly Outcome[]): void {
  for (const { step, failed, failures } of outcomes) {
    if (failed === 0) continue
    if (failures.length === 0) console.log(`✗ ${step.name}\n    npm test -- --only ${step.name}`)
    for (const failure of failures) {
      const { title, file, screenshot = failureScreenshot(file, title) } = failure
      const lines = [
        `✗ ${title}`,
        file,
        step.alone?.(failure),
        existsSync(screenshot) ? screenshot : undefined,
      ]
      console.log(lines.filter((line) => line !== undefined).join('\n    '))
    }
  }
}

function printSummary(outcomes: readonly Outcome[], wholeMs: number): void {
  console.log('')
  for (const { step, passed, failed, durationMs, processorSeconds } of outcomes) {
    const mark = failed === 0 ? '✓' : '✗'
    const columns = [step.name.padEnd(18), String(passed).padStart(6), String(failed).padStart(6)]
    const processor = processorSeconds === undefined ? '' : `  processor ${processorSeconds.toFixed(1)} s`
    console.log(`${mark} ${columns.join(' ')} ${(durationMs / 1000).toFixed(1).padStart(8)} s${processor}`)
  }
  const wholeProcessor = childrenSeconds()
  const processor = wholeProcessor === undefined ? '' : `  processor ${wholeProcessor.toFixed(1)} s`
  console.log(`  ${'whole'.padEnd(32)} ${(wholeMs / 1000).toFixed(1).padStart(8)} s${processor}`)
  console.log('')
}

function printCalibration(moment: string): void {
  const { seconds, waiting } = calibrate()
  console.log(
    `machine ${moment}: a fixed piece of work took ${seconds.toFixed(2)} s of processor time and ${waiting.toFixed(1)} times that by the clock`,
  )
}

async function main(): Promise<void> {
  if (values.list) {
    for (const { name, about, isLong } of STEPS)
      console.log(`${name.padEnd(18)} ${about}${isLong ? ' (test:all)' : ''}`)
    return
  }
  const steps = selectSteps()
  if (steps.some((step) => step.isBrowserNeeded)) await ensureBrowser()
  rmSync('reports/failures', { recursive: true, force: true })
  printCalibration('at the start')
  if (values.all)
    console.log(`night ${night}: NIGHT=${night} npm run test:all runs the same parts of the sweeps`)
  const startedMs = Date.now()
  const outcomes = await inParallel(steps, PARALLEL_STEPS, run)
  const wholeMs = Date.now() - startedMs
  printCalibration('at the end')
  printSummary(outcomes, wholeMs)
  printFailures(outcomes)
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
