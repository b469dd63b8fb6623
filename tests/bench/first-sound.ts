import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import type { Figure } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { withPage } from './with-page.ts'

/** About two seconds of speech. */
const SENTENCE = 'Bu gün hava çox gözəldir, sahildə gəzirik.'

declare global {
  interface Window {
    isHeard?: boolean
  }
}

/** Records when a sound starts, which is some time after the request. */
function watchSound() {
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function () {
    window.isHeard = false
    this.addEventListener('playing', () => Object.assign(window, { isHeard: true }), { once: true })
    return play.call(this)
  }
}

/** How often a page is looked at, in ms. Playwright's own looks are up to half a second apart. */
const LOOK_MS = 10

async function untilUsable(control: Locator): Promise<void> {
  while (!((await control.isVisible()) && (await control.isEnabled()))) await pause(LOOK_MS)
}

/** Counts a customer's clicks and the elapsed time. */
function countClicks(page: Page) {
  const start = performance.now()
  let clicks = 0
  return {
    async click(role: 'link' | 'button', name: string | RegExp) {
      const control = page.getByRole('main').getByRole(role, { name }).first()
      await untilUsable(control)
      await control.click()
      clicks += 1
      return performance.now()
    },
    async heard() {
      await page.waitForFunction(() => window.isHeard)
      return { clicks, atMs: performance.now(), tookMs: performance.now() - start }
    },
  }
}

/** Types a sentence in a new project, and plays it. */
async function playNewSentence(page: Page) {
  const customer = countClicks(page)
  await customer.click('link', /Mətnin səsləndirilməsi/)
  await customer.click('link', 'Yeni layihə')
  await customer.click('button', 'Yazmağa başla')
  await page.keyboard.type(SENTENCE)
  const pressedMs = await customer.click('button', /^1 bloku səsləndir/)
  await customer.click('button', /bloku dinlə$/)
  const { clicks, atMs, tookMs } = await customer.heard()
  return { clicks, tookMs, afterPressMs: atMs - pressedMs }
}

async function newTexts(page: Page, origin: string): Promise<readonly Figure[]> {
  await openScenario(page, origin, 'main')
  const { clicks, tookMs, afterPressMs } = await playNewSentence(page)
  await page.getByRole('banner').getByRole('link', { name: 'Avaz' }).click()
  const again = await playNewSentence(page)
  return [
    { what: 'first sound of a new text: clicks after login', value: clicks, unit: 'clicks' },
    { what: 'first sound of a new text: after login', value: tookMs, unit: 'ms' },
    { what: 'sentence of two seconds: heard after it is paid', value: afterPressMs, unit: 'ms' },
    { what: 'another one, all being loaded', value: again.afterPressMs, unit: 'ms' },
  ]
}

async function measureSoundAgain(page: Page, origin: string): Promise<readonly Figure[]> {
  await openScenario(page, origin, 'main')
  const customer = countClicks(page)
  await customer.click('link', 'Muğam haqqında qısa hekayə')
  await customer.click('button', 'Hamısını dinlə')
  const { clicks, tookMs } = await customer.heard()
  return [
    { what: 'first sound of a recent project: clicks after login', value: clicks, unit: 'clicks' },
    { what: 'first sound of a recent project: after login', value: tookMs, unit: 'ms' },
  ]
}

/** Time to the first sound in the built sandbox: for a typed text, and for an existing one. */
export async function firstSoundFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const measure of [newTexts, measureSoundAgain]) {
    await withPage('sandbox', async (page, origin) => {
      await page.addInitScript(watchSound)
      figures.push(...(await measure(page, origin)))
    })
  }
  return figures
}
