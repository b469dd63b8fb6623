import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { signIn } from '#src/session/session.ts'
import { openApp } from '#tests/support/open-app.tsx'

/** Tells the page that its tab is visible again, so that it checks its session. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))

/** A token that contains its expiry, as those of most backends do; the sandbox's own tokens do not. */
function tokenUntil(expiresAtMs: number) {
  const claims = btoa(JSON.stringify({ exp: Math.round(expiresAtMs / 1000) }))
  return `header.${claims}.signature`
}

const LASTS_MINUTES = 60

/** Logs in for an hour, types into the profile, and moves the device’s clock by minutes. */
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

test('a customer is warned before the session ends, and continues with the password without losing input', {
  tags: 'long',
}, async () => {
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

test('there is no warning while the session lasts another hour', { tags: 'long' }, async () => {
  const name = await typeAndWait(0)
  await expect.element(name).toHaveValue('Leyla Quliyeva')
  expect(dialog.elements()).toEqual([])
})
