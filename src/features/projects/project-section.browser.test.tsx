import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('the focus ring of a project on the home page is not cut', async () => {
  await openApp('/en', { scenario: 'all-statuses' })
  const link = page.getByRole('region', { name: 'Recent projects' }).getByRole('link').first()
  await expect.element(link).toBeVisible()
  expect(getComputedStyle(link.element().parentElement ?? document.body).overflow).toBe('visible')
})
