import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { openApp } from '#tests/support/open-app.tsx'

const { leyla } = demoAccounts
const email = page.getByRole('textbox', { name: 'Email' })
const newPassword = page.getByLabelText('New password', { exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

async function askFor(address: string) {
  await userEvent.fill(email, address)
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
  await expect.element(heading('Check your email')).toBeVisible()
}

async function choose(secret: string) {
  await userEvent.fill(newPassword, secret)
  await userEvent.click(page.getByRole('button', { name: 'Save the password' }))
}

test('an unknown address gets the same response as a known one, and no e-mail', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/forgot-password', { isGuest: true })
  await askFor('nobody@avaz.example')
  const answer = (address: string) =>
    page.getByText(`If there is an account with ${address}`, { exact: false })
  await expect.element(answer('nobody@avaz.example')).toBeVisible()
  expect(world.db.outbox.count({})).toBe(0)
  await userEvent.click(page.getByRole('button', { name: 'Enter another address' }))
  await expect.element(email).toHaveValue('nobody@avaz.example')
  await userEvent.clear(email)
  await askFor(leyla.email)
  await expect.element(answer(leyla.email)).toBeVisible()
  expect(world.db.outbox.count({ where: { kind: 'reset' } })).toBe(1)
})

test('the address typed at the login is filled in when the password is forgotten, and again back at the login', async () => {
  await openApp('/en/login', { isGuest: true })
  await userEvent.fill(email, leyla.email)
  await userEvent.click(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect.element(heading('Set a new password')).toBeVisible()
  await expect.element(email).toHaveValue(leyla.email)
  await userEvent.click(page.getByRole('link', { name: 'Back to login' }))
  await expect.element(heading('Log in to your account')).toBeVisible()
  await expect.element(email).toHaveValue(leyla.email)
})

test('the link of the e-mail sets a new password once, and the customer logs in with it', {
  tags: 'long',
}, async () => {
  const { world, go } = await openApp('/en/forgot-password', { isGuest: true })
  await askFor(leyla.email)
  const link = world.db.outbox.list({ where: { kind: 'reset' } }).at(-1)?.link
  const followLink = () => go(`/en/reset-password/${link?.split('/').at(-1)}`)
  followLink()
  await choose('yeni-sozun-sesi')
  await expect.element(page.getByText('The new password is saved. Log in with it.')).toBeVisible()
  followLink()
  await choose('baska-sozun-sesi')
  await expect.element(heading('This link no longer works')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Ask for a new link' }))
  await expect.element(email).toBeVisible()
})

test('a new password whose response was lost is saved again without a second e-mail', async () => {
  const { world, go } = await openApp('/en/forgot-password', { isGuest: true })
  await askFor(leyla.email)
  const link = world.db.outbox.list({ where: { kind: 'reset' } }).at(-1)?.link
  go(`/en/reset-password/${link?.split('/').at(-1)}`)
  world.faults.add({ endpoint: 'resetPassword', fault: { kind: 'network' }, when: 'after', times: 1 })
  await choose('yeni-sozun-sesi')
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await choose('yeni-sozun-sesi')
  await expect.element(page.getByText('The new password is saved. Log in with it.')).toBeVisible()
  expect(world.db.outbox.count({ where: { kind: 'password-changed' } })).toBe(1)
})

test('a password of less than 8 characters is not sent', async () => {
  const { world } = await openApp('/en/reset-password/some-id', { isGuest: true })
  await choose('1234567')
  await expect.element(newPassword).toHaveAccessibleDescription(/must have at least 8 characters/)
  await expect.element(newPassword).toHaveFocus()
  expect(world.journal.entries).toHaveLength(0)
})

test('an expired captcha is renewed at once, and the password stays', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/reset-password/some-id', { isGuest: true })
  const errors = { captcha: ['The confirmation is too old.'] }
  world.faults.add({ endpoint: 'resetPassword', fault: { kind: 'status', status: 422, errors }, times: 1 })
  await choose('yeni-sozun-sesi')
  const captcha = page.getByRole('checkbox', { name: 'I am not a robot' })
  await expect.element(captcha).toHaveAccessibleDescription('The confirmation is too old.')
  await expect.element(newPassword).toHaveValue('yeni-sozun-sesi')
  await expect.element(captcha).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(captcha)
  await expect.element(captcha).toBeChecked()
  // A ticked captcha is no longer marked as invalid.
  await expect.element(captcha).not.toHaveAttribute('aria-invalid')
  await expect.element(captcha).toHaveAccessibleDescription('Confirmed')
})

test('the page to return to is kept from page to page', { tags: 'long' }, async () => {
  const { address } = await openApp('/en/login?return=%2Fservices%2Fcloning', { isGuest: true })
  await userEvent.click(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect.element(heading('Set a new password')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Back to login' }))
  await userEvent.click(page.getByRole('link', { name: 'Register' }))
  await expect.element(heading('Create your account')).toBeVisible()
  expect(address()).toBe('/en/register?return=%2Fservices%2Fcloning')
})
