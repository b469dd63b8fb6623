import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { signIn } from '#src/session/session.ts'
import { openApp } from '#tests/support/open-app.tsx'

/** The tab is shown again, and looks at its session. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))

/** A token that names its expiry, as those of most backends do; the sandbox's own name none. */
function tokenUntil(expiresAtMs: number) {
  const claims = btoa(JSON.stringify({ exp: Math.round(expiresAtMs / 1000) }))
  return `header.${claims}.signature`
}

const LASTS_MINUTES = 60

/** Types into the profile of a session of an hour, and lets minutes pass for the device. */
async function typeAndWait(minutes: number) {
  await openApp('/en/profile', {
    prepare({ clock, write }) {
      const expires_at = clock.now() + LASTS_MINUTES * 60_000
      const id = tokenUntil(expires_at)
      const { id: customer_id } = demoAccounts.leyla
      void write((tx) => tx.sessions.create({ id, customer_id, created_at: tx.now, expires_at }))
      signIn(id)
      return '/en/profile'
    },
  })
  const name = page.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(name, 'Leyla Quliyeva')
  await expect.element(name).toHaveValue('Leyla Quliyeva')
  const now = Date.now.bind(Date)
  const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000)
  onTestFinished(() => later.mockRestore())
  lookAgain()
  return name
}

const dialog = page.getByRole('alertdialog', { name: 'Your session ends soon' })

test('a customer is warned before the session ends, and stays by the password without losing what was typed', async () => {
  const name = await typeAndWait(55)
  await expect.element(dialog).toBeVisible()
  const password = dialog.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveFocus()
  await userEvent.fill(password, demoAccounts.leyla.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  lookAgain()
  expect(dialog.elements()).toEqual([])
  await expect.element(name).toHaveValue('Leyla Quliyeva')
})

test('a dismissed warning does not return for the same session', async () => {
  await typeAndWait(55)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  lookAgain()
  expect(dialog.elements()).toEqual([])
})

test('a session that lasts an hour more is not warned of', async () => {
  const name = await typeAndWait(0)
  await expect.element(name).toHaveValue('Leyla Quliyeva')
  expect(dialog.elements()).toEqual([])
})
