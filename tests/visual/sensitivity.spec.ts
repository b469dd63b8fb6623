import { routes } from '#src/routing/routes.ts'
import { expect, test } from '../e2e/support/test.ts'
import { preparePage, waitForLateContent } from './support.ts'

test('a change of 8 × 8 pixels is noticed', async ({ page }) => {
  // While pictures are updated, the changed block would be saved into one.
  expect(test.info().config.updateSnapshots).toBe('none')
  await preparePage(page, 'light', 1440)
  await page.goto(routes.login)
  await waitForLateContent(page)
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.cssText = 'position:fixed;left:200px;top:400px;width:8px;height:8px;background:#777'
    document.body.append(block)
  })
  const compared = expect(page).toHaveScreenshot('login-light-1440.png', { timeout: 4_000 })
  await expect(compared).rejects.toThrow(/64 pixels .* are different/)
})
