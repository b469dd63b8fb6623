import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

/** What the browser needs for a whole day and the button of its calendar. */
function wholeWidth(field: HTMLInputElement) {
  const copy = document.createElement('input')
  copy.type = 'date'
  copy.className = field.className
  copy.style.width = 'auto'
  copy.style.position = 'absolute'
  field.after(copy)
  const { offsetWidth } = copy
  copy.remove()
  return offsetWidth
}

test.each([320, 360, 377, 412, 640, 700, 768, 1024, 1440])(
  'a window of %i px shows the days whole',
  async (width) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(1280, 800))
    await openApp('/en/transactions')
    for (const name of ['From', 'To']) {
      const field = page.getByLabelText(name, { exact: true })
      await expect.element(field).toBeVisible()
      const input = field.element()
      if (!(input instanceof HTMLInputElement)) throw new Error('no input')
      expect(input.offsetWidth).toBeGreaterThanOrEqual(wholeWidth(input))
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  },
)
