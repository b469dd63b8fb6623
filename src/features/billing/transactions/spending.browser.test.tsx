import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'

const PAGE = '/en/transactions'
const table = page.getByRole('table', { name: 'Spending by month' })
const budget = page.getByRole('textbox', { name: 'Monthly budget, manats' })
const warning = page.getByText(/^Your budget is/)

/** Sets a world's clock to its latest spending, because early in a month there may be none in it yet. */
function goToLatestSpending({ clock, db }: World) {
  const own = db.transactions.list({ where: { customer_id: demoAccounts.leyla.id } })
  const spent = own.filter(({ amount }) => amount < 0)
  clock.advance(Math.max(...spent.map(({ created_at }) => created_at)) - clock.now())
}

test('spending opens by its button, and months and service are kept in the address', {
  tags: 'long',
}, async () => {
  const { address } = await openApp(PAGE)
  await page.getByRole('button', { name: 'Spending' }).click()
  await expect.element(table).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Spending by month' })).toHaveFocus()
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

test('a budget warns from four fifths on, here and on home, and is forgotten when it is removed', async () => {
  const { world, go, reload } = await openApp(`${PAGE}?spending=3`, {
    prepare: (world) => void goToLatestSpending(world),
  })
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
  await expect.element(page.getByRole('status').getByText(/^Your budget is/)).toBeVisible()
  go('/en')
  await expect.element(page.getByRole('link', { name: 'See the spending' })).toBeVisible()
  go(`${PAGE}?spending=3`)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(warning).not.toBeInTheDocument()
  reload()
  await expect.element(budget).toHaveValue('')
})

test('on a phone the table of months scrolls by itself, and not the page', { tags: 'long' }, async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp(`${PAGE}?spending=6`)
  await expect.element(table).toBeVisible()
  expect(table.element().scrollWidth).toBeGreaterThan(innerWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  const chart = page.getByRole('img').element()
  const sum = chart.querySelector('[translate=no]')?.getBoundingClientRect()
  expect(sum?.right).toBeLessThanOrEqual(chart.getBoundingClientRect().right)
  const services = table.getByRole('columnheader').elements().slice(2)
  expect(services.length).toBeGreaterThan(3)
  for (const head of services) {
    const name = document.createRange()
    name.selectNodeContents(head.querySelector('[aria-hidden]')?.nextSibling ?? head)
    const line = name.getClientRects()[0] ?? new DOMRect()
    const dot = head.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect()
    // On the first line of the name, not above it.
    expect(dot.top).toBeGreaterThan(line.top)
    expect(dot.bottom).toBeLessThan(line.bottom)
  }
})

test('the bar of a month has a part for each service with a sum, in the colour of its column', {
  tags: 'long',
}, async () => {
  await openApp(`${PAGE}?spending=6`)
  await expect.element(table).toBeVisible()
  const colours = (cells: Iterable<Element>) =>
    [...cells].map((cell) => getComputedStyle(cell.querySelector('[aria-hidden]') ?? cell).color)
  const head = colours(table.getByRole('columnheader').elements().slice(2))
  expect(new Set(head).size).toBe(head.length)
  const sums = table.getByRole('row').nth(1).getByRole('cell').elements().slice(1)
  const spent = head.filter((_, place) => sums[place]?.textContent !== '–')
  const bar = page.getByRole('img', { name: /^Spending/ }).element().lastElementChild
  const parts = [...(bar?.querySelectorAll('[style*=background-color]') ?? [])]
  expect(parts.map((part) => getComputedStyle(part).backgroundColor)).toEqual(spent)
})
