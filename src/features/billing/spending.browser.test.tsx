import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const PAGE = '/en/transactions'
const table = page.getByRole('table', { name: 'Spending by month' })
const budget = page.getByRole('textbox', { name: 'Monthly budget, manats' })
const warning = page.getByText(/^Your budget is/)

test('spending opens by its button, and months and service are kept in the address', {
  tags: 'long',
}, async () => {
  const { address } = await openApp(PAGE)
  await page.getByRole('button', { name: 'Spending' }).click()
  await expect.element(table).toBeVisible()
  await expect.poll(address).toBe(`${PAGE}?spending=6`)
  expect(table.getByRole('row').elements()).toHaveLength(8)
  await page.getByRole('radio', { name: '3 months' }).click()
  await page.getByRole('combobox', { name: 'Service' }).click()
  await page.getByRole('option', { name: 'Dubbing' }).click()
  await expect.poll(address).toBe(`${PAGE}?spending=3&service=dubbing`)
  await page.getByRole('button', { name: 'Spending' }).click()
  await expect.poll(address).toBe(PAGE)
})

test('a month of the table lists its transactions', async () => {
  const { address } = await openApp(`${PAGE}?spending=12`)
  await table.getByRole('link').first().click()
  await expect
    .poll(address)
    .toMatch(/^\/en\/transactions\?spending=12&from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/)
})

test('a budget warns from four fifths on, here and on home, and is forgotten when it is removed', {
  tags: 'long',
}, async () => {
  const { world, go, reload } = await openApp(`${PAGE}?spending=3`)
  await expect.element(budget).toBeVisible()
  await budget.fill('abc')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter an amount such as 50.00.')).toBeVisible()
  await budget.fill('100000')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/ of ₼100,000\.00/)).toBeVisible()
  expect(warning.elements()).toEqual([])
  // The budget stays in this browser.
  expect(
    world.journal.entries.filter(({ method, endpoint }) => method !== 'GET' && endpoint !== 'login'),
  ).toEqual([])
  await budget.fill('0.01')
  await userEvent.keyboard('{Enter}')
  await expect.element(warning).toBeVisible()
  go('/en')
  await expect.element(page.getByRole('link', { name: 'See the spending' })).toBeVisible()
  go(`${PAGE}?spending=3`)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(warning).not.toBeInTheDocument()
  reload()
  await expect.element(budget).toHaveValue('')
})
