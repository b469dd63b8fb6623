import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { calibrate } from '../../scripts/test/processor-time.ts'
import { trustFlag } from './compressing-host.ts'
import { type Figure, median } from './measure.ts'
import { OTHER_APP, withHostedPages } from './measured-addresses.ts'
import { taskTimes } from './trace-page.ts'

/** The pages that the goals name. */
const PAGES = ['login', 'home', 'list', 'editor', OTHER_APP]
const VISITS = 5
/** The work in this time after a page is opened counts. */
const WINDOW_MS = 4_000
const PHONE = { width: 390, height: 844 }

/** Processor time of the main thread in one visit, in ms. */
interface Sample {
  readonly total: number
  readonly longest: number
}

/**
 * A first visit without any cache, and one after three others. The browser stores compiled code in the second, but reads
 * none for modules, see docs/decisions/second-visits.md.
 */
async function visitTwice(address: string): Promise<{ readonly first: Sample; readonly cached: Sample }> {
  const folder = await mkdtemp(join(tmpdir(), 'avaz-bench-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await ensureBrowser(),
    args: [...BROWSER_FLAGS, await trustFlag()],
    viewport: PHONE,
  })
  const visit = async (): Promise<Sample> => {
    const page = await context.newPage()
    const times = await taskTimes(page, async () => {
      await page.goto(address, { waitUntil: 'commit' })
      await pause(WINDOW_MS)
    })
    await page.close()
    return { total: times.reduce((sum, time) => sum + time, 0), longest: times[0] ?? 0 }
  }
  try {
    const first = await visit()
    await visit()
    await visit()
    return { first, cached: await visit() }
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function figuresOf(what: string, samples: readonly Sample[]): readonly Figure[] {
  const totals = samples.map(({ total }) => total)
  return [
    { what: `${what}: median`, value: median(totals), unit: 'ms' },
    { what: `${what}: minimum`, value: Math.min(...totals), unit: 'ms' },
    { what: `${what}: longest task`, value: median(samples.map(({ longest }) => longest)), unit: 'ms' },
  ]
}

/**
 * Processor time of the main thread in the first four seconds of a visit, as a phone sees the page: unlike the time by
 * the clock it does not depend on other work of the machine. The visits are interleaved, so that a change of the
 * machine affects all pages.
 * @param against folder of another built app, whose login is measured in the same run
 */
export async function threadTimeFigures(against: string | undefined): Promise<readonly Figure[]> {
  const { seconds, waiting } = calibrate()
  const samples = new Map<string, { first: Sample[]; cached: Sample[] }>()
  await withHostedPages({ against }, async (pages) => {
    const chosen = PAGES.flatMap((name) => {
      const address = pages.get(name)
      return address === undefined ? [] : [[name, address] as const]
    })
    for (let round = 0; round < VISITS; round += 1) {
      for (const [name, address] of chosen) {
        const { first, cached } = await visitTwice(address)
        const known = samples.get(name) ?? { first: [], cached: [] }
        samples.set(name, { first: [...known.first, first], cached: [...known.cached, cached] })
      }
    }
  })
  return [
    { what: 'machine: a fixed piece of work', value: seconds, unit: 's of processor time' },
    { what: 'machine: by the clock', value: waiting, unit: 'times that' },
    ...[...samples].flatMap(([name, { first, cached }]) => [
      ...figuresOf(`${name}, first visit`, first),
      ...figuresOf(`${name}, cached`, cached),
    ]),
  ]
}
