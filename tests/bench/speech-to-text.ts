import type { Page } from 'playwright'
import { type Figure, percentile } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { eventTimes, openMs } from './watch-page.ts'
import { withPage } from './with-page.ts'

const HOURS = [1, 10]
const KEYSTROKES = 120
const SEEKS = 40
const ROUNDS = 5
const LOADING_MS = 6_000
const TEXT = 'ol textarea'

/** Key presses in the first segment, from key to paint. Focused without a click, which would start to play. */
async function keyTimes(page: Page): Promise<readonly number[]> {
  await page.locator(TEXT).first().focus()
  const type = () => page.keyboard.type('səs '.repeat(KEYSTROKES / 4), { delay: 40 })
  return eventTimes(page, 'keydown', type)
}

/** Presses on words of the visible segments, from the press to the frame after the seek. */
async function seekTimes(page: Page): Promise<readonly number[]> {
  const texts = page.locator(TEXT)
  const count = Math.min(5, await texts.count())
  // The first press fetches the recording, which the fake backend synthesises completely.
  await texts.first().click()
  await page.waitForTimeout(LOADING_MS)
  return eventTimes(page, 'pointerup', async () => {
    for (let index = 0; index < SEEKS; index += 1) {
      await texts.nth(index % count).click({ position: { x: 20 + ((index * 7) % 120), y: 10 } })
    }
  })
}

/** Speed of the transcript workspace on the sandbox build, by the length of the recording. */
export async function transcriptFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const hours of HOURS) {
    await withPage('sandbox', async (page, origin) => {
      await openScenario(page, origin, `long-transcript-${hours}`)
      const opened: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        opened.push(await openMs(page, `${origin}/services/speech-to-text`, TEXT))
      }
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
