import { expect, test } from '../e2e/support/test.ts'
import { preparePage, settle, THEMES, WIDTHS } from './support.ts'

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`login, ${theme}, ${width} px`, async ({ page }) => {
      await preparePage(page, theme, width)
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settle(page)
      await expect(page).toHaveScreenshot(`login-${theme}-${width}.png`)
    })
  }
}

test('a block of 8 × 8 pixels that changed is noticed', async ({ page }) => {
  await preparePage(page, 'light', 1440)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settle(page)
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.cssText = 'position:fixed;left:400px;top:300px;width:8px;height:8px;background:#777'
    document.body.append(block)
  })
  const compared = expect(page).toHaveScreenshot('login-light-1440.png', { timeout: 4_000 })
  await expect(compared).rejects.toThrow(/64 pixels .* are different/)
})
