import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('a customer without projects is told what the service does, and how to begin', async () => {
  await openApp('/en/services/text-to-speech', { scenario: 'empty' })
  await expect.element(page.getByText('No projects yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create the first project' })).toBeVisible()
})
