import { expect, test } from 'vitest'
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

async function openNearItsEnd(minutes: number) {
  const app = await openApp('/en/profile', {
    prepare({ clock, write }) {
      const expires_at = clock.now() + minutes * 60_000
      const id = tokenUntil(expires_at)
      const { id: customer_id } = demoAccounts.leyla
      void write((tx) => tx.sessions.create({ id, customer_id, created_at: tx.now, expires_at }))
      signIn(id)
      return '/en/profile'
    },
  })
  const name = page.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(name, 'Leyla Quliyeva')
  lookAgain()
  return { ...app, name }
}

const dialog = page.getByRole('alertdialog', { name: 'Your session ends soon' })

test('a customer is warned before the session ends, and stays by the password', async () => {
  await openNearItsEnd(5)
  await expect.element(dialog).toBeVisible()
  const password = dialog.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveFocus()
  await userEvent.fill(password, demoAccounts.leyla.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  lookAgain()
  expect(dialog.elements()).toEqual([])
})

test('a dismissed warning does not return for the same session', async () => {
  await openNearItsEnd(5)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  lookAgain()
  expect(dialog.elements()).toEqual([])
})

test('a session that lasts an hour more is not warned of', async () => {
  const { name } = await openNearItsEnd(60)
  await expect.element(name).toHaveValue('Leyla Quliyeva')
  expect(dialog.elements()).toEqual([])
})
