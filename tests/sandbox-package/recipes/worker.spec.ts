import { expect, test } from '@playwright/test'

test('a page has its own backend behind a service worker', async ({ page }) => {
  await page.goto('/?sandbox')
  await expect(page.getByRole('status')).toHaveText('0.04')
})
