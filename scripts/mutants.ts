/**
 * Measures what the tests protect: changes the code in many places, one at a time, and counts the changes that
 * make a test fail.
 *
 * - `npm run mutants`: every mutant of `tests/mutants/mutants.json` against the tests of Vitest
 * - `npm run mutants -- --projects node`: against some projects
 * - `npm run mutants -- --tags '!long'`: against what `npm test` runs of them; with `--tags long`, against the rest
 * - `npm run mutants -- --survivors reports/mutants.json`: only the mutants that survived that measurement
 * - `npm run mutants -- --reached reports/mutants-reached.json`: without the first run, which finds what each test reaches
 * - `npm run mutants -- --draw --seed 7 --count 300`: draws other mutants
 * - `npm run mutants -- --against reports/mutants-before.json`: also names the mutants that were killed there and
 * survive here
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensure-browser.ts'
import { drawMutants } from './mutants/draw-mutants.ts'
import { findMutants } from './mutants/find-mutants.ts'
import { MUTANTS_FILE, readMutantsFile } from './mutants/mutants-file.ts'
import { REPORTS, runCommand } from './test/run-command.ts'

const { values } = parseArgs({
  options: {
    draw: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261128' },
    count: { type: 'string', default: '300' },
    projects: { type: 'string', default: 'node,browser' },
    /** Maximum number of test files to try per mutant, the most specific first. */
    tries: { type: 'string', default: '12' },
    against: { type: 'string' },
    /** Filter of the tests by tags, as Vitest takes it. */
    tags: { type: 'string' },
    /** Report of the run that finds which mutants each test reaches. */
    reached: { type: 'string' },
    /** Report of an earlier measurement, of which only the survivors are tried. */
    survivors: { type: 'string' },
  },
})

/**
 * Pages, panel and engines belong to the sandbox, not the product; generated files and data have nothing to
 * change.
 */
const EXCLUDED_FILES =
  /\.test\.tsx?$|\.d\.ts$|^mocks\/(?:chat-page|chat-widget|panel|payment-page|reader-page|reader-player|engines|seed|messages)\//

const REPORT = join(REPORTS, 'mutants.json')

interface MutantsReport {
  readonly killedBy: Readonly<Record<string, string>>
  readonly survivors: readonly { readonly id: number }[]
}

const readReport = (path: string): MutantsReport => JSON.parse(readFileSync(path, 'utf8'))

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly meta?: { readonly mutants?: readonly number[] }
    }[]
  }[]
}

function drawMutantsFile(): void {
  const files = globSync('{src,mocks}/**/*.{ts,tsx}').filter((file) => !EXCLUDED_FILES.test(file))
  const texts = new Map(files.toSorted().map((file) => [file, readFileSync(file, 'utf8')]))
  const candidates = [...texts].flatMap(([file, text]) => findMutants(file, text))
  const mutants = drawMutants(candidates, Number(values.count), Number(values.seed)).map((mutant) => ({
    ...mutant,
    replaces: texts.get(mutant.file)?.slice(mutant.start, mutant.end),
  }))
  mkdirSync(join(MUTANTS_FILE, '..'), { recursive: true })
  writeFileSync(MUTANTS_FILE, `${JSON.stringify({ seed: Number(values.seed), mutants }, null, 1)}\n`)
  console.log(`${mutants.length} of ${candidates.length} possible mutants drawn with seed ${values.seed}`)
}

/** Runs test files with the given mutant active in each; without files, runs everything with no mutant active. */
async function runTests(name: string, active: Readonly<Record<string, number>>): Promise<VitestReport> {
  const activePath = join(REPORTS, 'mutants-active.json')
  const report = join(REPORTS, `mutants-${name}.json`)
  writeFileSync(activePath, JSON.stringify(active))
  const projects = values.projects.split(',').flatMap((project) => ['--project', project])
  const tags = values.tags === undefined ? [] : [`--tags-filter=${values.tags}`]
  await runCommand(
    `mutants-${name}`,
    [
      ...['vitest', 'run', ...projects, ...Object.keys(active), ...tags],
      ...['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { env: { MUTANTS: activePath, TEST_CACHE: 'mutants' } },
  )
  return JSON.parse(readFileSync(report, 'utf8'))
}

const pathOf = (name: string) => name.slice(process.cwd().length + 1)

/** For each mutant, the test files that reach it; those that reach the fewest mutants come first. */
function filesByMutant({ testResults }: VitestReport): ReadonlyMap<number, readonly string[]> {
  const byMutant = new Map<number, string[]>()
  const reached = testResults
    .map(({ name, assertionResults }) => ({
      file: pathOf(name),
      mutants: new Set(assertionResults.flatMap(({ meta }) => meta?.mutants ?? [])),
    }))
    .toSorted((a, b) => a.mutants.size - b.mutants.size)
  for (const { file, mutants } of reached)
    for (const mutant of mutants) byMutant.set(mutant, [...(byMutant.get(mutant) ?? []), file])
  return byMutant
}

/** Gives each test file at most one untried mutant. */
function nextRound(untried: Map<number, string[]>): Record<string, number> {
  const active: Record<string, number> = {}
  for (const [mutant, files] of untried) {
    const index = files.findIndex((file) => active[file] === undefined)
    const [file] = index < 0 ? [] : files.splice(index, 1)
    if (file !== undefined) active[file] = mutant
    if (files.length === 0) untried.delete(mutant)
  }
  return active
}

async function measureTests(): Promise<void> {
  const { mutants } = readMutantsFile()
  const gone = mutants.filter(({ isGone }) => isGone).length
  if (gone > 0) console.log(`${gone} mutants are gone with the code that they changed; --draw takes others`)
  mkdirSync(REPORTS, { recursive: true })
  await ensureBrowser()
  const all: VitestReport = values.reached
    ? JSON.parse(readFileSync(values.reached, 'utf8'))
    : await runTests('reached', {})
  const broken = new Set(
    all.testResults.filter(({ status }) => status !== 'passed').map(({ name }) => pathOf(name)),
  )
  const tried = values.survivors && new Set(readReport(values.survivors).survivors.map(({ id }) => id))
  const untried = new Map(
    [...filesByMutant(all)]
      .filter(([mutant]) => !tried || tried.has(mutant))
      .map(([mutant, files]) => [
        mutant,
        files.filter((file) => !broken.has(file)).slice(0, Number(values.tries)),
      ]),
  )
  const reachedCount = untried.size
  const killedBy = new Map<number, string>()
  for (let round = 1; untried.size > 0; round++) {
    const active = nextRound(untried)
    const { testResults } = await runTests('round', active)
    for (const { name, status } of testResults) {
      const file = pathOf(name)
      const mutant = active[file]
      if (mutant === undefined || status === 'passed') continue
      killedBy.set(mutant, file)
      untried.delete(mutant)
    }
    console.log(`round ${round}: ${killedBy.size} killed, ${untried.size} left to try`)
  }
  const survivors = mutants
    .map((mutant, id) => ({ id, ...mutant }))
    .filter(({ id, isGone }) => !isGone && !killedBy.has(id))
  writeFileSync(REPORT, `${JSON.stringify({ killedBy: Object.fromEntries(killedBy), survivors }, null, 1)}\n`)
  const present = mutants.length - gone
  const share = ((100 * killedBy.size) / present).toFixed(1)
  console.log(
    `${killedBy.size} of ${present} mutants killed (${share} %), ${reachedCount} reached by a test; ${REPORT} names the survivors`,
  )
  if (values.against) compareReports(values.against, killedBy)
}

function compareReports(path: string, killedBy: ReadonlyMap<number, string>): void {
  const lost = Object.entries(readReport(path).killedBy).filter(([id]) => !killedBy.has(Number(id)))
  console.log(`${lost.length} killed there and not here`)
  for (const [id, file] of lost) console.log(`  ${id} by ${file}`)
}

if (values.draw) drawMutantsFile()
else await measureTests()
