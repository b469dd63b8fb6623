import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('on a phone with wide text spacing the time next to a price is not cut', async () => {
  await page.viewport(360, 740)
  const spacing = new CSSStyleSheet()
  spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing]
  onTestFinished(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing)
    await page.viewport(1280, 800)
  })
  await openApp('/ru/services/cloning')
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const cells = page.getByRole('rowheader').elements()
  const times = cells.flatMap((cell) => [...cell.querySelectorAll('time')])
  expect(times.length).toBeGreaterThan(1)
  for (const { parentElement } of times)
    expect(parentElement?.scrollWidth).toBeLessThanOrEqual(parentElement?.clientWidth ?? 0)
})
