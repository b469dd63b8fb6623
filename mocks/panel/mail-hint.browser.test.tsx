import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { showNextToPage } from '#tests/support/show-next-to-page.ts'
import { SandboxPanel } from './sandbox-panel.tsx'

const hint = page.getByRole('complementary', { name: 'Where is the email?' })
const email = page.getByRole('textbox', { name: 'Email' })
const outbox = page.getByRole('tab', { name: 'Outbox', selected: true })

/** A page for guests, with the panel next to it. */
async function openPage(path: string) {
  const { world } = await openApp(path, { isGuest: true })
  showNextToPage(path, <SandboxPanel world={world} scenario="main" begin={async () => {}} />)
}

test('a new customer learns where the code is and reads it there', { tags: 'long' }, async () => {
  await openPage('/en/register')
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Aynur Quliyeva')
  await userEvent.fill(email, 'aynur@avaz.example')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'dəniz balıq qələm')
  await expect.element(hint).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Create account' }))
  await expect.element(hint).toBeVisible()
  await userEvent.click(hint.getByRole('button', { name: 'Open the outbox' }))
  await expect.element(outbox).toHaveFocus()
  const copyCode = page.getByRole('button', { name: /^Copy \d{6}$/ })
  await expect.element(copyCode).toBeVisible()
  // From another tab of the panel, the button leads back to the outbox.
  await userEvent.click(page.getByRole('tab', { name: 'Time' }))
  await expect.element(copyCode).not.toBeInTheDocument()
  await userEvent.click(hint.getByRole('button', { name: 'Open the outbox' }))
  await expect.element(copyCode).toBeVisible()
})

test('a customer with a forgotten password learns where the link is, after it is sent', {
  tags: 'long',
}, async () => {
  await openPage('/en/forgot-password')
  await userEvent.fill(email, demoAccounts.leyla.email)
  await expect.element(hint).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
  await expect.element(hint).toBeVisible()
  await userEvent.click(hint.getByRole('button', { name: 'Open the outbox' }))
  await expect.element(page.getByRole('button', { name: 'Open the link' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Enter another address' }))
  await expect.element(hint).not.toBeInTheDocument()
})

test('on a phone the hint is right below the form that waits for the e-mail, visible and within the page', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openPage('/en/forgot-password')
  await userEvent.fill(email, demoAccounts.leyla.email)
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
  await expect.element(hint).toBeVisible()
  const { left, right, top, bottom } = hint.element().getBoundingClientRect()
  expect(left).toBe(16)
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 16)
  expect(top).toBeGreaterThanOrEqual(page.getByRole('main').element().getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan(innerHeight)
})
