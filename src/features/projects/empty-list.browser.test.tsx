import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('a customer without projects is told what the service does, and how to begin', async () => {
  await openApp('/en/services/text-to-speech', { scenario: 'empty' })
  await expect.element(page.getByText('No projects yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create the first project' })).toBeVisible()
})

test('of an empty list one action stands out, and the other opens the form over it', async () => {
  const { address } = await openApp('/en/services/cloning', { scenario: 'empty' })
  const first = page.getByRole('link', { name: 'Create the first project' })
  const another = page.getByRole('button', { name: 'New project' })
  await expect.element(first).toBeVisible()
  const groundOf = (action: typeof first) => getComputedStyle(action.element()).backgroundColor
  expect(groundOf(another)).not.toBe(groundOf(first))
  await userEvent.click(another)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(address()).toBe('/en/services/cloning')
})
