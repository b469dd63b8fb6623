import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { type Figure, median, percentile } from './measure.ts'
import { withHostedPages } from './measured-addresses.ts'
import { taskTimes, taskTimesPerEvent } from './trace-page.ts'

interface LongProject {
  readonly what: string
  readonly scenario: ScenarioName
  /** Name of the workspace in `withHostedPages`. */
  readonly page: string
}

const PROJECTS: readonly LongProject[] = [
  { what: '1,000 blocks', scenario: 'big-project-1000', page: 'editor' },
  { what: '10,000 blocks', scenario: 'big-project-10000', page: 'editor' },
  { what: 'transcript of one hour', scenario: 'long-transcript-1', page: 'transcript' },
  { what: 'transcript of ten hours', scenario: 'long-transcript-10', page: 'transcript' },
]

const TEXT = 'ol textarea'
const ROUNDS = 3
/** Prefetches of the list are over after this time, and what an opened project loads after its first rows. */
const SETTLED_MS = 5_000
const OPENED_MS = 2_000
const LETTERS = 200
const BETWEEN_LETTERS_MS = 60
/** Times by which the phone of the goals is slower. */
const SLOWER = 4

/** Processor time of the main thread from the click in the list until the project rests. */
async function openTimes(page: Page, address: string): Promise<readonly number[]> {
  const { pathname } = new URL(address)
  await page.goto(address.slice(0, address.lastIndexOf('/')))
  const link = page.locator(`main a[href="${pathname}"]`).first()
  await link.waitFor()
  await pause(SETTLED_MS)
  return taskTimes(page, async () => {
    await link.click()
    await page.locator(TEXT).first().waitFor()
    await pause(OPENED_MS)
  })
}

const slowFigures = (what: string, times: readonly number[]): readonly Figure[] => [
  { what: `${what}, median, ${SLOWER} times slower`, value: median(times) * SLOWER, unit: 'ms' },
  { what: `${what}, p98, ${SLOWER} times slower`, value: percentile(times, 0.98) * SLOWER, unit: 'ms' },
]

async function figuresOf(project: LongProject): Promise<readonly Figure[]> {
  const opened: (readonly number[])[] = []
  let letters: Awaited<ReturnType<typeof taskTimesPerEvent>> = []
  await withHostedPages({ scenario: project.scenario }, async (pages) => {
    const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...BROWSER_FLAGS] })
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await browser.newPage({ ignoreHTTPSErrors: true })
      opened.push(await openTimes(page, pages.get(project.page) ?? ''))
      if (round === ROUNDS - 1) {
        await page.locator(TEXT).first().focus()
        const type = () => page.keyboard.type('səs '.repeat(LETTERS / 4), { delay: BETWEEN_LETTERS_MS })
        // The keyboard of the browser has no ə, which comes without a key.
        letters = await taskTimesPerEvent(page, 'input', type)
      }
      await page.close()
    }
    await browser.close()
  })
  const { what } = project
  const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0)
  return [
    { what: `${what}: open, median of ${ROUNDS}`, value: median(opened.map(sum)), unit: 'ms' },
    { what: `${what}: open, longest task`, value: median(opened.map(([most = 0]) => most)), unit: 'ms' },
    ...slowFigures(
      `${what}: a letter until its frame`,
      letters.map(({ frame }) => frame),
    ),
    ...slowFigures(
      `${what}: a letter until the next`,
      letters.map(({ whole }) => whole),
    ),
  ]
}

/** Processor time of the main thread for short and long projects in the production build, with a backend over HTTP. */
export async function longProjectFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const project of PROJECTS) figures.push(...(await figuresOf(project)))
  return figures
}
