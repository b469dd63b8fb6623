import type { Page } from 'playwright'
import { type Figure, percentile } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { scrollNextToEmptyPage } from './scroll-page.ts'
import { eventTimes, openMs } from './watch-page.ts'
import { withPage } from './with-page.ts'

const ROUNDS = 5

/** From the click on a bot to its conversation on screen, median. */
async function openedMs(page: Page, origin: string, scenario: 'big-bot' | 'bot-poor'): Promise<number> {
  await openScenario(page, origin, scenario)
  const opened: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    opened.push(await openMs(page, `${origin}/services/chat-bot`, '[role=log]'))
  return percentile(opened, 0.5)
}

const tabTimes = (page: Page, place: number) =>
  eventTimes(page, 'pointerup', () => page.getByRole('tab').nth(place).click())

/** Speed of a bot with 500 sources and 10,000 messages on the sandbox build. */
export async function bigBotFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  await withPage('sandbox', async (page, origin) => {
    const small = await openedMs(page, origin, 'bot-poor')
    const big = await openedMs(page, origin, 'big-bot')
    const [sources = 0] = await tabTimes(page, 1)
    await page.locator('main ul li').first().waitFor()
    const sourcesScrolled = await scrollNextToEmptyPage(page, '500 sources scrolled')
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const [conversations = 0] = await tabTimes(page, 2)
    await page.locator('button[aria-expanded]').first().waitFor()
    figures.push(
      { what: `a bot of 20 messages: open, click to log, median of ${ROUNDS}`, value: small, unit: 'ms' },
      { what: '10,000 messages: the same', value: big, unit: 'ms' },
      { what: '500 sources: tab pressed to paint', value: sources, unit: 'ms' },
      ...sourcesScrolled,
      { what: '500 sources: DOM elements', value: nodes, unit: '' },
      { what: 'conversations: tab pressed to paint', value: conversations, unit: 'ms' },
      ...(await scrollNextToEmptyPage(page, 'conversations scrolled')),
    )
  })
  return figures
}
