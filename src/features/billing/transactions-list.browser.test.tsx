import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const ALL = '/en/transactions'
const firstRow = page.getByRole('rowheader').first()

async function choose(list: string, option: string) {
  await userEvent.click(page.getByRole('combobox', { name: list }))
  await userEvent.click(page.getByRole('option', { name: option }))
}

test('the filter by type stands in the address and leaves only that type', async () => {
  const { address } = await openApp(ALL)
  await expect.element(firstRow).toBeVisible()
  await choose('Type', 'Charge')
  await expect.poll(address).toBe(`${ALL}?type=charge`)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect
    .poll(() =>
      page
        .getByRole('rowheader')
        .elements()
        .every((cell) => cell.textContent?.startsWith('Charge')),
    )
    .toBe(true)
})

test('amounts that came in and went out carry their signs', async () => {
  await openApp(`${ALL}?type=charge`)
  await expect.element(page.getByText(/^\u2212₼\d/).first()).toBeVisible()
  await choose('Type', 'Top-up')
  await expect.element(page.getByText(/^\+₼\d/).first()).toBeVisible()
})

test('days of which the first is later than the last are pointed out, and nothing is asked for', async () => {
  const { world } = await openApp(`${ALL}?from=2026-11-21&to=2026-11-01`)
  await expect.element(page.getByText('The first day is later than the last one.')).toBeVisible()
  expect(world.journal.entries.filter(({ path }) => path.includes('transactions'))).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }).first())
  await expect.element(firstRow).toBeVisible()
})

test('a day far ahead finds nothing, and one press leads back', async () => {
  const { address } = await openApp(`${ALL}?from=2099-01-01`)
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }).first())
  await expect.element(firstRow).toBeVisible()
  expect(address()).toBe(ALL)
  await expect.element(page.getByLabelText('From')).toHaveValue('')
})

test('a day that is typed key by key arrives whole', async () => {
  const { address } = await openApp(ALL)
  await expect.element(firstRow).toBeVisible()
  const field = page.getByLabelText('From')
  field.element().focus()
  await userEvent.keyboard('11012026')
  await expect.poll(address).toBe(`${ALL}?from=2026-11-01`)
  await expect.element(field).toHaveValue('2026-11-01')
})

test('pages are links that keep the filter', async () => {
  const { address } = await openApp(`${ALL}?type=charge`)
  await expect.element(firstRow).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: /^Page 2 of/ }))
  await expect.poll(address).toBe(`${ALL}?type=charge&page=2`)
})

test('without any transaction the page says what will be here', async () => {
  await openApp(ALL, { scenario: 'empty' })
  await expect.element(page.getByText('No transactions yet')).toBeVisible()
})

test('a failure can be tried again', async () => {
  const { world } = await openApp('/en/services')
  const remove = world.faults.add({ endpoint: 'getTransactions', fault: { kind: 'refused' } })
  await userEvent.click(page.getByRole('button', { name: /^Account/ }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Transactions' }))
  await expect.element(page.getByText('The transactions did not load')).toBeVisible()
  remove()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(firstRow).toBeVisible()
})
