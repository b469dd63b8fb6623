import type { Page } from 'playwright'
import { panelTexts } from '#mocks/panel/panel-texts.ts'
import { type Figure, median } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { withPage } from './with-page.ts'

const SCENARIOS = ['low-balance', 'main', 'empty', 'main', 'low-balance', 'main'] as const

/** Waits for an event and then for a new element; returns the time between the event and its paint, in ms. */
async function watchPaint(page: Page, event: 'keydown' | 'change', selector: string) {
  const watch = await page.evaluateHandle(
    ([event, selector]) => {
      const before = document.querySelector(selector)
      const { promise, resolve } = Promise.withResolvers<number>()
      const look = (since: number) => {
        const now = document.querySelector(selector)
        if (!now || now === before) requestAnimationFrame(() => look(since))
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
      }
      addEventListener(event, ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
      return { promise }
    },
    [event, selector] as const,
  )
  return () => watch.evaluate(({ promise }) => promise)
}

/** Opens it with its key, and closes it again. */
async function openedMs(page: Page): Promise<number> {
  await page.keyboard.down('Control')
  const painted = await watchPaint(page, 'keydown', '.sandbox-sheet [role=tab]')
  await page.keyboard.press('Backquote')
  const ms = await painted()
  await page.keyboard.press('Backquote')
  await page.keyboard.up('Control')
  return ms
}

async function switchedMs(page: Page): Promise<readonly number[]> {
  const times: number[] = []
  await page.keyboard.press('Control+Backquote')
  const select = page.getByLabel(panelTexts.scenario, { exact: true })
  for (const scenario of SCENARIOS) {
    const painted = await watchPaint(page, 'change', 'main h1')
    await select.selectOption(scenario)
    times.push(await painted())
  }
  return times
}

/** Time to open the panel of the built sandbox, and to show another scenario. */
export async function panelFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  await withPage('sandbox', async (page, origin) => {
    await openScenario(page, origin, 'main')
    await page.locator('main h1').waitFor()
    const first = await openedMs(page)
    const again: number[] = []
    for (let time = 0; time < 5; time += 1) again.push(await openedMs(page))
    const switched = await switchedMs(page)
    figures.push(
      { what: 'the panel opens for the first time', value: first, unit: 'ms' },
      { what: 'the panel opens again', value: median(again), unit: 'ms' },
      { what: 'another scenario is on screen', value: median(switched), unit: 'ms' },
      { what: 'another scenario is on screen, longest', value: Math.max(...switched), unit: 'ms' },
    )
  })
  return figures
}
