import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '#tests/support/emulate-media.ts'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(async () => {
  await emulateMedia('', 'active')
  onTestFinished(async () => {
    await emulateMedia('')
  })
})

test('the current page and line are distinguishable in forced colours', async () => {
  await openApp('/en/services/detect-text/7')
  const pages = page.getByRole('button', { name: /^Page \d/ })
  await expect.element(pages.first()).toHaveAttribute('aria-current')
  const [shown, other] = pages.elements().map((element) => getComputedStyle(element).backgroundColor)
  expect(shown).not.toBe(other)
  const lines = [...document.querySelectorAll('[data-line]')]
  const colours = () => lines.map((line) => getComputedStyle(line).borderTopColor)
  await userEvent.hover(lines[0] ?? document.body)
  await expect.poll(() => colours()[0]).not.toBe(colours()[1])
})
