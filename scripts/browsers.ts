import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Customer } from '#tests/browsers/customer.ts'
import { firefox } from '#tests/browsers/firefox.ts'
import { type Journey, journeys } from '#tests/browsers/journeys.ts'
import { type SampleFiles, sampleFilesIn } from '#tests/browsers/sample-files.ts'
import type { Engine } from '#tests/browsers/tab.ts'
import { webkit } from '#tests/browsers/webkit.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { freePort } from '#tests/support/free-port.ts'
import { withServer } from '#tests/support/with-server.ts'
import { ensureEngines } from './ensure-engines.ts'
import { REPORTS } from './test/run-command.ts'

/**
 * `npm run browsers`: a journey of each service, the account and the sandbox's start in Firefox and WebKit, on the
 * sandbox build. `--smoke` runs the shortest, `--engine webkit` one engine, `--only dubbing` the journeys with this
 * in their name, `--shard 1/3` a third, `--at http://127.0.0.1:5173` an app that runs already.
 */
const { values } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    engine: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    at: { type: 'string' },
  },
})

const FOLDER = join(REPORTS, 'browsers')
const REPORT = join(REPORTS, 'browsers.json')
/** The text of a whole page is in a failure's message. */
const MAX_FAILURE = 2_000
const FILE = 'tests/browsers/journeys.ts'

interface Result {
  readonly engine: string
  readonly journey: string
  readonly seconds: number
  readonly failure: string | undefined
}

const [part = 1, parts = 1] = values.shard.split('/').map(Number)
const wantedJourneys = journeys.filter(
  ({ name, isSmoke }, at) =>
    (isSmoke || !values.smoke) && name.includes(values.only) && at % parts === part - 1,
)
const engines = [firefox, webkit].filter(({ name }) =>
  name.toLowerCase().includes(values.engine.toLowerCase()),
)

const printLine = (line: string) => process.stdout.write(`${line}\n`)

const folderOf = ({ name }: Engine) => join(FOLDER, name.toLowerCase())

const pictureOf = (engine: Engine, { name }: Journey) =>
  join(folderOf(engine), `${name.split(':')[0]?.replaceAll(/\W+/g, '-')}.png`)

async function runInEngine(engine: Engine, origin: string, files: SampleFiles): Promise<Result[]> {
  const results: Result[] = []
  const t = await textsOf('en')
  rmSync(folderOf(engine), { recursive: true, force: true })
  const downloads = join(folderOf(engine), 'downloads')
  mkdirSync(downloads, { recursive: true })
  async function start() {
    const tab = await engine.start(downloads)
    const customer = new Customer(tab, origin, downloads)
    await customer.open('/en/login')
    return { tab, customer }
  }
  let { tab, customer } = await start()
  for (const journey of wantedJourneys) {
    const startedMs = Date.now()
    let failure: string | undefined
    tab.takeErrors()
    try {
      await journey.run({ customer, t, files })
    } catch (error) {
      failure = [String(error).slice(0, MAX_FAILURE), ...tab.takeErrors()].join('\n')
    }
    await tab.takePicture(pictureOf(engine, journey)).catch(() => undefined)
    const seconds = Math.round((Date.now() - startedMs) / 1000)
    results.push({ engine: engine.name, journey: journey.name, seconds, failure })
    printLine(`${failure ? '✗' : '✓'} ${engine.name}: ${journey.name} (${seconds} s)`)
    if (failure) printLine(`    ${failure}`)
    // A browser that has ended by itself fails one journey, and not those after it.
    const isRunning = !failure || (await tab.run('true').catch(() => false))
    if (!isRunning) ({ tab, customer } = await start())
  }
  await tab.end()
  return results
}

/** A report in Vitest's format, for the summary of the test command. */
function writeReport(results: readonly Result[]) {
  const failed = results.filter(({ failure }) => failure).length
  const assertionResults = results.map(({ engine, journey, failure }) => ({
    fullName: `${engine}: ${journey}`,
    status: failure ? 'failed' : 'passed',
  }))
  writeFileSync(
    REPORT,
    JSON.stringify({
      numPassedTests: results.length - failed,
      numFailedTests: failed,
      numFailedTestSuites: Number(failed > 0),
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [{ name: join(REPORTS, '..', FILE), assertionResults }],
    }),
  )
}

function printTable(results: readonly Result[]) {
  printLine('')
  printLine(`| journey | ${engines.map((engine) => `${engine.name} (${engine.version()})`).join(' | ')} |`)
  printLine(`|---|${engines.map(() => '---|').join('')}`)
  for (const { name } of wantedJourneys) {
    const cells = engines.map((engine) => {
      const result = results.find((each) => each.engine === engine.name && each.journey === name)
      return result ? `${result.failure ? 'fails' : 'passes'}, ${result.seconds} s` : 'not run'
    })
    printLine(`| ${name} | ${cells.join(' | ')} |`)
  }
}

ensureEngines()
rmSync(REPORT, { force: true })
mkdirSync(FOLDER, { recursive: true })
const files = sampleFilesIn(join(FOLDER, 'files'))
const results: Result[] = []
/** Both engines at once: each leaves a core idle while it waits for the other end. */
async function runAtOrigin(origin: string) {
  const byEngine = await Promise.all(engines.map((engine) => runInEngine(engine, origin, files)))
  results.push(...byEngine.flat())
}
const startedMs = Date.now()
if (values.at !== undefined) await runAtOrigin(values.at)
else {
  if (!existsSync(join(REPORTS, '..', 'dist-sandbox', 'index.html')))
    throw new Error('There is no sandbox build: run `npm run build:sandbox` first')
  const port = await freePort()
  const server = ['node', 'scripts/serve-build.ts', 'sandbox', '--port', String(port)]
  await withServer(server, `http://127.0.0.1:${port}`, runAtOrigin)
}
writeReport(results)
printTable(results)
const failed = results.filter(({ failure }) => failure).length
const seconds = Math.round((Date.now() - startedMs) / 1000)
printLine(`\nPictures: ${FOLDER}\n${results.length - failed} passed, ${failed} failed, ${seconds} s in all`)
process.exitCode = failed > 0 ? 1 : 0
