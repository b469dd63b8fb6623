import type { Page } from 'playwright'
import { type Figure, percentile } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { eventTimes, openMs } from './watch-page.ts'
import { withPage } from './with-page.ts'

const ROUNDS = 5
const SCROLLED_MS = 3_000
const PX_PER_MS = 3
/** From this many ms on a frame of a screen with sixty a second was left out. */
const DROPPED_MS = 34

/** Times between frames while the page is scrolled. */
const scrolledFrames = (page: Page) =>
  page.evaluate(
    async ([length = 0, speed = 0]) => {
      const gaps: number[] = []
      const start = performance.now()
      let last = start
      while (last - start < length) {
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        gaps.push(now - last)
        last = now
        window.scrollTo(0, (now - start) * speed)
      }
      return gaps
    },
    [SCROLLED_MS, PX_PER_MS],
  )

const tabTimes = (page: Page, place: number) =>
  eventTimes(page, 'pointerup', () => page.getByRole('tab').nth(place).click())

/** How a bot with 500 sources and 10,000 messages feels on the sandbox build. */
export async function bigBotFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  await withPage('sandbox', async (page, origin) => {
    await openScenario(page, origin, 'big-bot')
    const opened: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      opened.push(await openMs(page, `${origin}/services/chat-bot`, '[role=log]'))
    const [sources = 0] = await tabTimes(page, 1)
    await page.locator('main ul li').first().waitFor()
    const gaps = await scrolledFrames(page)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    await page.evaluate(() => window.scrollTo(0, 0))
    const [conversations = 0] = await tabTimes(page, 2)
    await page.locator('button[aria-expanded]').first().waitFor()
    const scrolled = await scrolledFrames(page)
    const longest = (frames: readonly number[]) => Math.max(...frames)
    const dropped = (frames: readonly number[]) => frames.filter((gap) => gap >= DROPPED_MS).length
    figures.push(
      {
        what: `10,000 messages: open, click to log, median of ${ROUNDS}`,
        value: percentile(opened, 0.5),
        unit: 'ms',
      },
      { what: '500 sources: tab pressed to paint', value: sources, unit: 'ms' },
      { what: '500 sources: frames dropped in a scroll of 3 s', value: dropped(gaps), unit: '' },
      { what: '500 sources: longest frame of the scroll', value: longest(gaps), unit: 'ms' },
      { what: '500 sources: DOM elements', value: nodes, unit: '' },
      { what: 'conversations: tab pressed to paint', value: conversations, unit: 'ms' },
      { what: 'conversations: frames dropped in a scroll of 3 s', value: dropped(scrolled), unit: '' },
      { what: 'conversations: longest frame of the scroll', value: longest(scrolled), unit: 'ms' },
    )
  })
  return figures
}
