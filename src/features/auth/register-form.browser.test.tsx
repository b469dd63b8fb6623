import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { World } from '#mocks/world.ts'
import { openCustomerStorage } from '#src/session/customer-storage.ts'
import { openApp } from '#tests/support/open-app.tsx'

const name = page.getByRole('textbox', { name: 'Name' })
const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Create account' })
const code = page.getByRole('textbox', { name: 'Confirmation code' })
const captcha = page.getByRole('checkbox', { name: 'I am not a robot' })

const address = 'aynur@avaz.example'

async function register(world: World, to = address) {
  await userEvent.fill(name, 'Aynur Quliyeva')
  await userEvent.fill(email, to)
  await userEvent.fill(password, 'dəniz balıq qələm')
  await userEvent.click(submit)
  await expect.element(code).toBeVisible()
  return lastCode(world)
}

const lastCode = (world: World) =>
  world.db.outbox.list({ where: { kind: 'verify' } }).at(-1)?.code ?? 'no code'

test('a new customer registers, confirms the address and is signed in on the requested page', {
  tags: 'long',
}, async () => {
  const { world, address: here } = await openApp('/en/register?return=%2Ftransactions', { isGuest: true })
  const sent = await register(world)
  await expect.element(page.getByText(`to ${address}`, { exact: false })).toBeVisible()
  await expect.element(code).toHaveFocus()
  await userEvent.fill(code, `Code: ${sent.slice(0, 3)} ${sent.slice(3)}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  expect(here()).toBe('/en/transactions')
})

test('the captcha solves itself once the form is used, and is renewed after an error', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/register', { isGuest: true })
  await expect.element(captcha).not.toBeChecked()
  await userEvent.click(name)
  await expect.element(captcha).toBeChecked()
  await userEvent.fill(name, 'Leyla')
  await userEvent.fill(email, demoAccounts.leyla.email)
  await userEvent.fill(password, '12345678')
  await userEvent.click(submit)
  await expect.element(email).toHaveAccessibleDescription('There is already an account with this email.')
  await expect.element(email).toHaveFocus()
  await expect.element(password).toHaveValue('12345678')
  // The server accepts a solution once, so the same form passes only with a second one.
  await userEvent.fill(email, address)
  await userEvent.click(submit)
  await expect.element(code).toBeVisible()
  expect(world.db.usedCaptchas.count({})).toBe(2)
})

test('if the captcha does not respond, nothing is sent and it can be tried again', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/register', { isGuest: true, scenario: 'captcha-unavailable' })
  await userEvent.fill(name, 'Aynur')
  await userEvent.fill(email, address)
  await userEvent.fill(password, '12345678')
  await userEvent.click(submit)
  await expect.element(captcha).toHaveAccessibleDescription(/is not responding/)
  await expect.element(submit).toBeEnabled()
  expect(world.db.outbox.count({})).toBe(0)
})

test('an empty form reports what is missing', async () => {
  await openApp('/en/register', { isGuest: true })
  await userEvent.click(submit)
  await expect.element(name).toHaveFocus()
  expect(page.getByText('Fill in this field.').elements()).toHaveLength(3)
})

test('the meter tells a weak password from a strong one', async () => {
  await openApp('/en/register', { isGuest: true })
  await userEvent.fill(password, 'qwerty12')
  await expect.element(page.getByText('Weak password: add a word or two.')).toBeVisible()
  await userEvent.fill(password, 'dəniz balıq qələm yağış')
  await expect.element(page.getByText('Strong password.')).toBeVisible()
})

test('a wrong code is reported and its digits stay; a new code can be requested after a minute', async () => {
  const { world } = await openApp('/en/register', { isGuest: true })
  const sent = await register(world)
  const wrong = sent === '000000' ? '000001' : '000000'
  await userEvent.fill(code, wrong)
  await expect.element(code).toHaveAccessibleDescription('The code is wrong. Check it and try again.')
  await expect.element(code).toHaveValue(wrong)
  await expect.element(page.getByRole('button', { name: /can be sent in 00:5\d|01:00/ })).toBeDisabled()
})

test('a registration whose response was lost resumes with the existing account and code', async () => {
  const { world } = await openApp('/en/register', { isGuest: true })
  world.faults.add({ endpoint: 'register', fault: { kind: 'network' }, when: 'after', times: 1 })
  await userEvent.fill(name, 'Aynur Quliyeva')
  await userEvent.fill(email, address)
  await userEvent.fill(password, 'dəniz balıq qələm')
  await userEvent.click(submit)
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await userEvent.click(submit)
  await userEvent.fill(code, lastCode(world))
  await expect.element(page.getByRole('heading', { level: 1, name: /Hello, Aynur/ })).toBeVisible()
  expect(world.db.outbox.count({ where: { kind: 'verify' } })).toBe(1)
})

test('the address can be changed, and the rest of the form stays', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/register', { isGuest: true })
  await register(world)
  await userEvent.click(page.getByRole('button', { name: 'Change the address' }))
  await expect.element(name).toHaveValue('Aynur Quliyeva')
  await expect.element(email).toHaveFocus()
  await userEvent.clear(email)
  const sent = await register(world, 'aynur.quliyeva@avaz.example')
  await userEvent.fill(code, sent)
  await expect.element(page.getByRole('heading', { level: 1, name: /Hello, Aynur/ })).toBeVisible()
})

test('if the login after confirmation fails, the login page has the address and the success message', async () => {
  const { world, address: here } = await openApp('/en/register?return=%2Fservices', { isGuest: true })
  const sent = await register(world)
  world.faults.add({ endpoint: 'login', fault: { kind: 'network' }, times: 1 })
  await userEvent.fill(code, sent)
  await expect.element(page.getByText('Your email is confirmed. You can log in now.')).toBeVisible()
  await expect.element(email).toHaveValue(address)
  expect(here()).toBe('/en/login?return=%2Fservices')
})

test('after a reload the code can still be typed, and the login page has the address', {
  tags: 'long',
}, async () => {
  const { world, go, address: here } = await openApp('/en/register', { isGuest: true })
  openCustomerStorage()
  const sent = await register(world)
  go('/en/login')
  await expect.element(password).toBeVisible()
  go('/en/register')
  await expect.element(page.getByText(`to ${address}`, { exact: false })).toBeVisible()
  await userEvent.fill(code, sent)
  await expect.element(page.getByText('Your email is confirmed. You can log in now.')).toBeVisible()
  await expect.element(email).toHaveValue(address)
  expect(here()).toBe('/en/login')
})
