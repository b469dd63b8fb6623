import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { openApp } from '#tests/support/open-app.tsx'

const { leyla } = demoAccounts
const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Log in' })

async function logIn(address: string, secret: string) {
  await userEvent.fill(email, address)
  await userEvent.fill(password, secret)
  await userEvent.click(submit)
}

test('the right password leads to the requested page', { tags: 'long' }, async () => {
  const { address, world } = await openApp('/en/transactions?type=charge', { isGuest: true })
  await logIn(leyla.email, leyla.password)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  expect(address()).toBe('/en/transactions?type=charge')
  // The first attempt has a captcha, without asking anything of the customer.
  expect(world.db.usedCaptchas.count()).toBe(1)
})

test('a customer logs in although the service of the captcha is down', { tags: 'long' }, async () => {
  await openApp('/en/login', { isGuest: true, scenario: 'captcha-unavailable' })
  await logIn(leyla.email, leyla.password)
  await expect.element(page.getByRole('heading', { level: 1, name: `Hello, ${leyla.name}` })).toBeVisible()
})

test('a wrong password and an unknown address get the same message, and the input stays', {
  tags: 'long',
}, async () => {
  await openApp('/en/login', { isGuest: true })
  const message = page.getByRole('main').getByText('The email or the password is wrong.')
  await logIn(leyla.email, 'guess')
  await expect.element(message).toBeVisible()
  await expect.element(password).toHaveFocus()
  await logIn('nobody@avaz.example', leyla.password)
  await expect.element(message).toBeVisible()
  await expect.element(email).toHaveValue('nobody@avaz.example')
  await expect.element(password).toHaveValue(leyla.password)
})

test('an error pops up, is shown at its field and is read once by screen readers', {
  tags: 'long',
}, async () => {
  await openApp('/en/login', { isGuest: true })
  const message = 'The email or the password is wrong.'
  await logIn(leyla.email, 'guess')
  await expect.element(password).toHaveAccessibleDescription(message)
  const notes = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notes.getByText(message)).toBeVisible()
  expect(notes.getByText(message).element().closest('[role=alert], [role=status], [aria-live]')).toBeNull()
  expect(password.element().closest('label, div.flex-col')?.querySelector('[aria-live]')).toHaveTextContent(
    message,
  )
})

test('an empty form reports what is missing and sends no request', async () => {
  const { world } = await openApp('/en/login', { isGuest: true })
  await userEvent.click(submit)
  await expect.element(page.getByText('Fill in this field.').first()).toBeVisible()
  await expect.element(email).toHaveFocus()
  expect(page.getByText('Fill in this field.').elements()).toHaveLength(2)
  expect(world.journal.entries).toHaveLength(0)
})

test('messages of the server are shown under their fields', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/login', { isGuest: true })
  const errors = { email: ['This address was closed.', 'Second message.'] }
  world.faults.add({ endpoint: 'login', fault: { kind: 'status', status: 422, errors } })
  await logIn(leyla.email, leyla.password)
  await expect.element(email).toHaveAccessibleDescription('This address was closed.')
  await expect.element(email).toHaveFocus()
})

test('a lost connection is reported and the input stays; the second attempt logs in', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/login', { isGuest: true })
  world.faults.add({ endpoint: 'login', fault: { kind: 'network' }, times: 1 })
  await logIn(leyla.email, leyla.password)
  await expect.element(page.getByRole('alert').getByText(/did not go through/)).toBeVisible()
  await userEvent.click(submit)
  await expect.element(page.getByRole('heading', { level: 1, name: `Hello, ${leyla.name}` })).toBeVisible()
})

test('after too many attempts the button is disabled for as long as the server asks', {
  tags: 'long',
}, async () => {
  await openApp('/en/login', { isGuest: true })
  const answer = { success: false, message: 'Too many attempts.' }
  const worldFetch = globalThis.fetch
  globalThis.fetch = async () => Response.json(answer, { status: 429, headers: { 'Retry-After': '2' } })
  await logIn(leyla.email, 'guess')
  await expect.element(page.getByRole('main').getByText(/You can try again in 00:0[12]/)).toBeVisible()
  await expect.element(submit).toBeDisabled()
  globalThis.fetch = worldFetch
  await expect.element(submit).toBeEnabled()
  await expect.element(email).toHaveValue(leyla.email)
})
