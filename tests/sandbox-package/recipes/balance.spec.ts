import { withWorldOverHttp } from '@avaz/sandbox/playwright'
import { expect, test } from '@playwright/test'

test('the balance is shown', async ({ page }) => {
  await withWorldOverHttp(
    page,
    async (origin) => {
      await fetch(`${origin}/__sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ speed: 0 }),
      })
      await page.goto('/')
      await expect(page.getByRole('status')).toHaveText('0.04')
    },
    'low-balance',
  )
})
