import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultyStops } from '#tests/support/faulty-stops.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { CUSTOMER_SCREENS, SERVICE_SCREENS } from '../../tests/e2e/support/screens.ts'

const screens = Object.entries({ ...CUSTOMER_SCREENS, ...SERVICE_SCREENS })
const [UNDER, BELOW, ABOVE] = ['Under the bar', 'Below', 'Above']
const isBusy = () => document.querySelector('[aria-busy=true]') !== null

/** A desktop, a small phone, a phone on its side, and a desktop at a zoom of 200 %. */
const sizes = [
  [1280, 800],
  [360, 640],
  [640, 360],
  [640, 400],
] as const

test.each(screens)(
  'on %s nothing covers what the Tab key focuses, in the order of the page',
  async (_, path) => {
    onTestFinished(() => page.viewport(1280, 800))
    await openApp(`/ru${path}`)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(isBusy).toBe(false)
    for (const [width, height] of sizes) {
      await page.viewport(width, height)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      expect(await faultyStops(true), `${width} × ${height}`).toEqual([])
    }
  },
)

test('a control under a bar and one that is shown before the preceding one are found', async () => {
  showOnPage(
    <>
      <button type="button">{UNDER}</button>
      <p className="fixed inset-0 bottom-1/2">{UNDER}</p>
      <div className="fixed inset-x-0 bottom-0 flex flex-col-reverse">
        <button type="button">{BELOW}</button>
        <button type="button">{ABOVE}</button>
      </div>
    </>,
  )
  await expect.element(page.getByRole('button', { name: UNDER })).toBeInTheDocument()
  expect(await faultyStops(true)).toEqual([UNDER, `${ABOVE}, shown before ${BELOW}`])
})
