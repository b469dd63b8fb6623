import type { Page } from 'playwright'
import { type Figure, percentile } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { withPage } from './with-page.ts'

const HOURS = [1, 10]
const KEYSTROKES = 120
const SEEKS = 40
const ROUNDS = 5
const LOADING_MS = 6_000
const TEXT = 'ol textarea'

/** Notes, for every event of a kind, the time from it to the frame that shows what it did. Runs in the page. */
function watch(kind: string): void {
  const times: number[] = []
  Object.assign(window, { eventTimes: times })
  addEventListener(
    kind,
    (event) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp)
        channel.port2.postMessage(undefined)
      })
    },
    { capture: true },
  )
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { eventTimes: number[] }).eventTimes)

/** From the click on the project to its first segment on screen, the fake backend's answer included. */
async function openMs(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/services/speech-to-text`)
  const link = page.locator('main a[href*="/services/speech-to-text/"]:not([href$="create"])').first()
  await link.waitFor()
  await page.evaluate(() => {
    addEventListener('click', (event) => Object.assign(window, { clickedAt: event.timeStamp }), {
      capture: true,
    })
  })
  await link.click()
  return page.evaluate(async (text) => {
    while (!document.querySelector(text)) await new Promise(requestAnimationFrame)
    return performance.now() - (window as unknown as { clickedAt: number }).clickedAt
  }, TEXT)
}

/** Keys pressed in the first segment, from key to paint. Not clicked: that would begin to play. */
async function keyTimes(page: Page): Promise<readonly number[]> {
  await page.locator(TEXT).first().focus()
  await page.evaluate(watch, 'keydown')
  await page.keyboard.type('səs '.repeat(KEYSTROKES / 4), { delay: 40 })
  return seen(page)
}

/** Presses on words of the segments in view, from the button to the frame after the player was sent there. */
async function seekTimes(page: Page): Promise<readonly number[]> {
  const texts = page.locator(TEXT)
  const count = Math.min(5, await texts.count())
  // The first press has the recording fetched, of which the fake backend makes every second.
  await texts.first().click()
  await page.waitForTimeout(LOADING_MS)
  await page.evaluate(watch, 'pointerup')
  for (let index = 0; index < SEEKS; index += 1) {
    await texts.nth(index % count).click({ position: { x: 20 + ((index * 7) % 120), y: 10 } })
  }
  return seen(page)
}

/** How the workspace of a transcript feels on the sandbox build, by the length of the recording. */
export async function transcriptFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const hours of HOURS) {
    await withPage('sandbox', async (page, origin) => {
      await openScenario(page, origin, `long-transcript-${hours}`)
      const opened: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) opened.push(await openMs(page, origin))
      const keys = await keyTimes(page)
      const seeks = await seekTimes(page)
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
      const name = `${hours} h`
      figures.push(
        {
          what: `${name}: open, click to first segment, median of ${ROUNDS}`,
          value: percentile(opened, 0.5),
          unit: 'ms',
        },
        { what: `${name}: keystroke to paint, median`, value: percentile(keys, 0.5), unit: 'ms' },
        { what: `${name}: keystroke to paint, p98`, value: percentile(keys, 0.98), unit: 'ms' },
        { what: `${name}: word pressed to paint, median`, value: percentile(seeks, 0.5), unit: 'ms' },
        { what: `${name}: word pressed to paint, p98`, value: percentile(seeks, 0.98), unit: 'ms' },
        { what: `${name}: DOM elements`, value: nodes, unit: '' },
      )
    })
  }
  return figures
}
