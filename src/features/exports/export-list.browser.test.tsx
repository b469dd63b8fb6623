import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('a format can be chosen for the next file while one is being made', { tags: 'long' }, async () => {
  await page.viewport(390, 700)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/services/text-to-speech/14')
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Export' }))
  const modal = page.getByRole('dialog')
  const format = modal.getByRole('combobox', { name: 'Format' })
  await userEvent.click(modal.getByRole('button', { name: 'Export as is' }))
  await expect.element(modal.getByRole('listitem').first()).toBeVisible()
  await userEvent.click(format)
  await expect.element(format).toHaveAttribute('aria-expanded', 'true')
  await expect.element(modal.getByRole('button', { name: 'Download' })).toBeInTheDocument()
  // The row gets its height in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(format).toHaveAttribute('aria-expanded', 'true')
})
