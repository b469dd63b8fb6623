import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { openApp } from '#tests/support/open-app.tsx'

const notFound = page.getByRole('heading', { level: 1, name: 'This page could not be found' })
const balance = page.getByRole('button', { name: /^Balance/ })
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('a customer sees a missing page in their own layout, and nothing is requested again', async () => {
  const { world, go } = await openApp('/en/services')
  await expect.element(balance).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  const asked = (endpoint: string) =>
    world.journal.entries.filter((entry) => entry.endpoint === endpoint).length
  const both = () => [asked('getProfile'), asked('getLanguages')]
  await expect.poll(() => Math.min(...both())).toBeGreaterThan(0)
  // StrictMode runs some effects twice at first, depending on when the layout's code arrives.
  const before = both()
  go('/en/nowhere')
  await expect.element(notFound).toBeVisible()
  await expect.element(balance).toBeVisible()
  expect(both()).toEqual(before)
})

test('before the balance is known, the header shows a sign without a sum, never an empty balance', async () => {
  let held: ReturnType<typeof holdAnswers> | undefined
  await openApp('/en', {
    prepare: () => {
      held = holdAnswers('/customer/balance')
      return undefined
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Leyla Məmmədova' })).toBeVisible()
  await expect.poll(() => held?.asked()).toBeGreaterThan(0)
  const shown = () => balance.element().textContent
  expect(shown()).toBe('₼ –')
  await expect.element(balance).toHaveAccessibleName('Balance unknown, top up')
  expect(page.getByText(/₼\s?0\.00/).elements()).toEqual([])
  held?.letGo()
  await expect.poll(shown).toMatch(/^₼[1-9]/)
})

test('a guest sees a missing page in the layout of guests', async () => {
  const { address } = await openApp('/en/nowhere', { isGuest: true })
  await expect.element(notFound).toBeVisible()
  await expect.element(balance).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Azərbaycanca' })).toBeVisible()
  expect(address()).toBe('/en/nowhere')
})

test('the menu of a phone shows the customer’s picture and every service by name', {
  tags: 'long',
}, async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/transactions', {
    prepare: (world) => {
      void world.write((tx) => tx.customers.update(1, { image: PICTURE }))
      return undefined
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Open menu' }))
  const menu = page.getByRole('dialog')
  await expect.element(menu.getByText(demoAccounts.leyla.email)).toBeVisible()
  expect(menu.element().querySelector('img')?.getAttribute('src')).toBe(PICTURE)
  const services = menu.getByRole('navigation', { name: 'Services' })
  await expect.poll(() => services.getByRole('link').all().length).toBe(9)
  await userEvent.click(services.getByRole('link', { name: 'Voice cloning' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Voice cloning' })).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})

test('a login shows the customer at once, from its response', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/login', { isGuest: true })
  world.faults.add({ endpoint: 'getProfile', fault: { kind: 'hang' } })
  const { email, password } = demoAccounts.leyla
  await userEvent.fill(page.getByLabelText('Email'), email)
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), password)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Leyla Məmmədova' })).toBeVisible()
  await expect.poll(() => world.journal.entries.some(({ endpoint }) => endpoint === 'getProfile')).toBe(true)
})
