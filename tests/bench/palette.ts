import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { type Figure, median } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { taskTimesPerEvent } from './trace-page.ts'
import { withPage } from './with-page.ts'

const VISITS = 10
/** The search loads once the page is at rest. */
const REST_MS = 2_000

/** Opens the search three times with its keys, and closes it each time; processor times of the openings. */
async function openingTimes(page: Page) {
  const field = page.locator('dialog input[role=combobox], [role=dialog] input[role=combobox]')
  await page.keyboard.down('Control')
  const presses = await taskTimesPerEvent(page, 'keydown', async () => {
    for (let time = 0; time < 3; time += 1) {
      await page.keyboard.press('KeyK')
      await field.waitFor()
      await pause(200)
      await page.keyboard.press('KeyK')
      await field.waitFor({ state: 'detached' })
    }
  })
  await page.keyboard.up('Control')
  return presses.filter((_, index) => index % 2 === 0)
}

/**
 * Processor time of the main thread from the keys of the search to its first frame, in the built sandbox. The first
 * opening of a page may need more than one frame, so all its work counts until the search is closed.
 */
export async function paletteFigures(): Promise<readonly Figure[]> {
  const first: number[] = []
  const again: number[] = []
  await withPage('sandbox', async (page, origin) => {
    await openScenario(page, origin, 'main')
    for (let visit = 0; visit < VISITS; visit += 1) {
      await page.reload()
      await page.locator('main h1').waitFor()
      await pause(REST_MS)
      const [opening, ...others] = await openingTimes(page)
      if (opening) first.push(opening.whole)
      again.push(...others.map(({ frame }) => frame))
    }
  })
  return [
    { what: 'the search opens for the first time: median', value: median(first), unit: 'ms' },
    { what: 'the search opens for the first time: longest', value: Math.max(...first), unit: 'ms' },
    { what: 'the search opens again: median', value: median(again), unit: 'ms' },
    { what: 'the search opens again: longest', value: Math.max(...again), unit: 'ms' },
  ]
}
