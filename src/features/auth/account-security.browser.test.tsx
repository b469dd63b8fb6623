import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { openApp } from '#tests/support/open-app.tsx'

const { leyla } = demoAccounts
const current = page.getByLabelText('Current password', { exact: true })
const next = page.getByLabelText('New password', { exact: true })

test('the customer changes the password by giving the current one', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/profile')
  await userEvent.click(page.getByRole('button', { name: 'Change the password' }))
  await userEvent.fill(current, 'a guess')
  await userEvent.fill(next, 'yeni-sozun-sesi')
  const save = page.getByRole('button', { name: 'Save the new password' })
  await userEvent.click(save)
  await expect.element(current).toHaveAccessibleDescription('The current password is wrong.')
  await expect.element(current).toHaveFocus()
  await expect.element(next).toHaveValue('yeni-sozun-sesi')
  await userEvent.clear(current)
  await userEvent.fill(current, leyla.password)
  await userEvent.click(save)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(world.db.customers.get(leyla.id)?.password).toBe('yeni-sozun-sesi')
  // Both attempts had a captcha.
  expect(world.db.usedCaptchas.count()).toBe(2)
})

test('the profile asks for the code until the address is confirmed', async () => {
  const { world } = await openApp('/en/profile', { scenario: 'unverified' })
  await userEvent.click(page.getByRole('button', { name: 'Enter the code' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Confirmation code' }), '204816')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('Your email is not confirmed')).not.toBeInTheDocument()
  expect(world.db.usedCaptchas.count()).toBe(1)
})
