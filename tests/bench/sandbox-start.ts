import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { freePort } from '../support/free-port.ts'
import { ROOT } from '../support/project-files.ts'
import { withServer } from '../support/with-server.ts'
import { type Figure, median } from './measure.ts'
import { mainThreadOf, type TraceEvent } from './trace-page.ts'

const STARTS = 5
/** The work in this time after the browser is started counts. */
const WINDOW_S = 6
const STEP_MS = 200

/**
 * Processor time of the main thread in one start, in ms. The browser traces itself: a debugger would make it look for
 * the places of all functions in their sources, 20 ms of work that no customer's browser does.
 */
async function startTime(address: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'avaz-bench-'))
  const trace = join(folder, 'trace.json')
  const browser = spawn(
    await ensureBrowser(),
    [
      ...BROWSER_FLAGS,
      `--user-data-dir=${join(folder, 'profile')}`,
      '--remote-debugging-port=0',
      '--trace-startup=toplevel',
      `--trace-startup-file=${trace}`,
      '--trace-startup-format=json',
      `--trace-startup-duration=${WINDOW_S}`,
      address,
    ],
    { stdio: 'ignore' },
  )
  try {
    while (!existsSync(trace)) await pause(STEP_MS)
    // Written at once, but not in one piece.
    await pause(1000)
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(trace, 'utf8'))
    return mainThreadOf(traceEvents).tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  } finally {
    browser.kill()
    await new Promise((resolve) => browser.once('exit', resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

async function withSandbox(project: string, use: (address: string) => Promise<void>): Promise<void> {
  const port = `${await freePort()}`
  const origin = `http://127.0.0.1:${port}`
  const serve = [process.execPath, join(project, 'scripts', 'serve-build.ts'), 'sandbox', '--port', port]
  await withServer(serve, origin, () => use(`${origin}/login`))
}

/**
 * Processor time of the main thread until the sandbox has started and rests, on a first visit.
 * @param against folder of another checkout with a built sandbox, measured in turn with this one
 */
export async function sandboxStartFigures(against = ROOT): Promise<readonly Figure[]> {
  const samples = { own: [] as number[], other: [] as number[] }
  await withSandbox(ROOT, (own) =>
    withSandbox(resolve(against), async (other) => {
      for (let round = 0; round < STARTS; round += 1) {
        samples.own.push(await startTime(own))
        samples.other.push(await startTime(other))
      }
    }),
  )
  return Object.entries(samples).flatMap(([which, times]) => [
    { what: `start of the ${which} sandbox: median`, value: median(times), unit: 'ms' },
    { what: `start of the ${which} sandbox: minimum`, value: Math.min(...times), unit: 'ms' },
  ])
}
