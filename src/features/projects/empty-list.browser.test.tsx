import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('a customer without projects sees what the service does and how to start', {
  tags: 'long',
}, async () => {
  await openApp('/en/services/text-to-speech', { scenario: 'empty' })
  await expect.element(page.getByText('No projects yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create the first project' })).toBeVisible()
})

test('an empty list has one button to start, and shows the next step and its price', async () => {
  await openApp('/en/services/cloning', { scenario: 'empty' })
  await expect.element(page.getByText(/we check them\. You pay before the training/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create the first project' })).toBeVisible()
  expect(page.getByRole('button', { name: 'New project' }).elements()).toEqual([])
})
