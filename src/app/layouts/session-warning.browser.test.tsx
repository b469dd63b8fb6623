import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { openApp } from '#tests/support/open-app.tsx'

const SESSION_MS = 7 * 86_400_000

test('a customer is warned before the session ends, and stays by the password with all input', async () => {
  const { world, go } = await openApp('/en/services/text-to-speech/create')
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect.element(title).toBeVisible()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  world.clock.advance(SESSION_MS - 5 * 60_000)
  go('/en/services/text-to-speech/create?')
  await userEvent.fill(title, 'Morning news')
  // A response has told the server's time; the tab looks at it when it is shown again.
  await expect.poll(() => world.journal.entries.length).toBeGreaterThan(3)
  await userEvent.click(page.getByRole('link', { name: 'Services' }).first())
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  const dialog = page.getByRole('alertdialog', { name: 'Your session ends soon' })
  await expect.element(dialog).toBeVisible()
  const password = dialog.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('wrong-password{Enter}')
  await expect.element(password).toBeInvalid()
  await userEvent.fill(password, demoAccounts.leyla.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  world.clock.advance(10 * 60_000)
  await userEvent.click(page.getByRole('link', { name: 'Transactions' }).first())
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
})
