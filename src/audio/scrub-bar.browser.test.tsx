import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { ScrubBar } from './scrub-bar.tsx'

let sought: number[]

beforeEach(() => {
  sought = []
  showOnPage(
    <ScrubBar
      label="Place"
      value={30}
      duration={60}
      valueText={(seconds) => `${Math.round(seconds)} of 60`}
      onSeek={(seconds) => sought.push(seconds)}
      className="block"
    >
      <div style={{ width: 200, height: 20 }} />
    </ScrubBar>,
  )
})

test('a scrub bar is a slider that reports its position', async () => {
  const slider = page.getByRole('slider', { name: 'Place' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '30 of 60')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '30')
})

test('arrows, Page keys, Home and End move it', async () => {
  const slider = page.getByRole('slider', { name: 'Place' })
  await expect.element(slider).toBeVisible()
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{PageUp}{PageDown}{Home}{End}')
  expect(sought).toEqual([31, 29, 40, 20, 0, 60])
})
