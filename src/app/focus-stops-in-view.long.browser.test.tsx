import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { coveredStops } from '#tests/support/covered-stops.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { CUSTOMER_SCREENS, SERVICE_SCREENS } from '../../tests/e2e/support/screens.ts'

const screens = Object.entries({ ...CUSTOMER_SCREENS, ...SERVICE_SCREENS })
const UNDER = 'Under the bar'
const isBusy = () => document.querySelector('[aria-busy=true]') !== null

/** A desktop, a small phone, a phone on its side, and a desktop at a zoom of 200 %. */
const sizes = [
  [1280, 800],
  [360, 640],
  [640, 360],
  [640, 400],
] as const

test.each(screens)('on %s nothing covers what the Tab key focuses', async (_, path) => {
  onTestFinished(() => page.viewport(1280, 800))
  await openApp(`/ru${path}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(isBusy).toBe(false)
  for (const [width, height] of sizes) {
    await page.viewport(width, height)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(await coveredStops(), `${width} × ${height}`).toEqual([])
  }
})

test('a control under a bar is found', async () => {
  showOnPage(
    <>
      <button type="button">{UNDER}</button>
      <p className="fixed inset-0">{UNDER}</p>
    </>,
  )
  await expect.element(page.getByRole('button')).toBeInTheDocument()
  expect(await coveredStops()).toEqual([UNDER])
})
