import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applyTheme } from '#src/app/theme/theme.ts'
import { notifications } from '#src/lib/notifications.ts'
import { formatMoney } from '#src/rules/money.ts'
import { emulateMedia } from '#tests/support/emulate-media.ts'
import { openApp } from '#tests/support/open-app.tsx'

const ALL = '/en/transactions'
const firstRow = page.getByRole('rowheader').first()

async function choose(list: string, option: string) {
  await userEvent.click(page.getByRole('combobox', { name: list }))
  await userEvent.click(page.getByRole('option', { name: option }))
}

test('the filter by type is kept in the address and lists only that type', { tags: 'long' }, async () => {
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
        .every((cell) => cell.textContent?.includes('Charge')),
    )
    .toBe(true)
})

test('incoming and outgoing amounts have their signs', { tags: 'long' }, async () => {
  await openApp(`${ALL}?type=charge`)
  await expect.element(page.getByText(/^\u2212₼\d/).first()).toBeVisible()
  await choose('Type', 'Top-up')
  await expect.element(page.getByText(/^\+₼\d/).first()).toBeVisible()
})

test('the status has a column only while a transaction is not simply finished', async () => {
  const column = page.getByRole('columnheader', { name: 'Status' })
  const { world, go } = await openApp(`${ALL}?type=charge`)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await expect.element(column).not.toBeInTheDocument()
  void world.write((tx) => {
    const [last] = tx.transactions.list({ where: { customer_id: 1, type: 'deposit' } })
    if (last) tx.transactions.update(last.id, { status: 'rejected' })
  })
  go(`${ALL}?status=rejected`)
  await expect.element(column).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Rejected' }).first()).toBeVisible()
})

test('a first day after the last day is reported, and no request is sent', { tags: 'long' }, async () => {
  const { world } = await openApp(`${ALL}?from=2026-11-21&to=2026-11-01`)
  await expect.element(page.getByText('The first day is after the last one.')).toBeVisible()
  expect(world.journal.entries.filter(({ path }) => path.includes('transactions'))).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }).first())
  await expect.element(firstRow).toBeVisible()
})

test.each([
  ['/en/transactions?from=2026-11-03&to=2026-11-21', '3 November 2026 – 21 November 2026'],
  ['/en/transactions?from=2026-04-03', 'Since 3 April 2026'],
  ['/ru/transactions?to=2026-04-03', /^По 3 апреля 2026/],
  ['/transactions?from=2026-04-03&to=2026-04-03', '3 aprel 2026'],
])('%s shows its days in words, in the language of the app', async (address, words) => {
  await openApp(address)
  await expect.element(page.getByText(words, typeof words === 'string' ? { exact: true } : {})).toBeVisible()
})

test('a day far in the future finds nothing, and one press leads back', { tags: 'long' }, async () => {
  const { address } = await openApp(`${ALL}?from=2099-01-01`)
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }).first())
  await expect.element(firstRow).toBeVisible()
  expect(address()).toBe(ALL)
  await expect.element(page.getByRole('button', { name: 'Period: All days' })).toBeVisible()
})

test('pages are links that keep the filter', { tags: 'long' }, async () => {
  const { address } = await openApp(`${ALL}?type=charge`)
  await expect.element(firstRow).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: /^Page 2 of/ }))
  await expect.poll(address).toBe(`${ALL}?type=charge&page=2`)
})

test('without transactions the page explains what it will list', { tags: 'long' }, async () => {
  await openApp(ALL, { scenario: 'empty' })
  await expect.element(page.getByText('No transactions yet')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Top up' })).toBeVisible()
  expect(page.getByRole('search').elements()).toEqual([])
})

test('a failure can be tried again', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services')
  const remove = world.faults.add({ endpoint: 'getTransactions', fault: { kind: 'refused' } })
  await userEvent.click(page.getByRole('button', { name: /^Account/ }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Transactions' }))
  await expect.element(page.getByText('The transactions did not load')).toBeVisible()
  remove()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(firstRow).toBeVisible()
})

test('incoming and outgoing amounts are summed over all pages of the filter', { tags: 'long' }, async () => {
  const { world } = await openApp(`${ALL}?type=deposit`)
  const totals = page.getByLabelText('Totals of this list')
  const paid = world.db.transactions.list({ where: { customer_id: 1, type: 'deposit', status: 'completed' } })
  const sum = paid.reduce((total, { amount }) => total + amount, 0)
  await expect.element(totals.getByText(formatMoney(sum, 'en'))).toBeVisible()
  await expect.element(totals.getByText(formatMoney(0, 'en'))).toBeVisible()
})

test('the exported file has every transaction of the filter once and opens correctly in a spreadsheet', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { world } = await openApp(`/transactions?type=charge`)
  await userEvent.click(page.getByRole('button', { name: 'CSV endir' }))
  await expect.poll(() => saved.length).toBe(1)
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
  const charges = world.db.transactions.list({ where: { customer_id: 1, type: 'charge' } })
  expect(lines).toHaveLength(charges.length + 1)
  expect(lines[0]?.split(';').slice(0, 3)).toEqual(['Tarix (Bakı vaxtı)', 'Nömrə', 'Növ'])
  for (const line of lines.slice(1))
    expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d;AV-\d{6};Xərc;.*;-\d+,\d\d;\d+,\d\d;AZN$/)
  expect(new Set(lines).size).toBe(lines.length)
  vi.restoreAllMocks()
})

test('a slow export shows its progress and can be cancelled without an error message', {
  tags: 'long',
}, async () => {
  const { world } = await openApp(ALL)
  await expect.element(page.getByLabelText('Totals of this list')).toBeVisible()
  world.faults.add({ endpoint: 'getTransactions', fault: { kind: 'hang' } })
  await userEvent.click(page.getByRole('button', { name: 'Download CSV' }))
  await expect.element(page.getByText('Collecting transactions')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  expect(notifications.shown()).toEqual([])
})

/** Lightness of a colour on white: 0 is black, 1 is white. */
function lightness(colour: string) {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  if (!pen) throw new Error('No canvas')
  for (const fill of ['#fff', colour]) {
    pen.fillStyle = fill
    pen.fillRect(0, 0, 1, 1)
  }
  return Math.max(...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)) / 255
}

test('a receipt has number, customer and amount, and prints dark on white even in the dark theme', {
  tags: 'long',
}, async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  applyTheme('dark')
  onTestFinished(async () => {
    applyTheme('system')
    await emulateMedia('')
  })
  await openApp(`${ALL}?type=deposit&status=completed`)
  await userEvent.click(page.getByRole('button', { name: /^Receipt for No\. AV-/ }).first())
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect.element(receipt.getByText(/leyla@avaz\.example/)).toBeVisible()
  await expect.element(receipt.getByText(/^AV-\d{6}$/)).toBeVisible()
  const bank = receipt.getByRole('link', { name: 'Bank receipt' })
  await expect.element(bank).toHaveAttribute('rel', 'noreferrer')
  await userEvent.click(receipt.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  const styles = (of: string) =>
    [...document.querySelectorAll(of)].map((element) => getComputedStyle(element))
  const letters = () => styles('.receipt, .receipt *').map(({ color }) => lightness(color))
  const grounds = () =>
    styles('*').flatMap(({ visibility, backgroundColor }) =>
      visibility === 'visible' ? lightness(backgroundColor) : [],
    )
  expect(Math.max(...letters())).toBeGreaterThan(0.9)
  expect(Math.min(...grounds())).toBeLessThan(0.2)
  await emulateMedia('print')
  expect(Math.max(...letters())).toBeLessThan(0.8)
  expect(Math.min(...grounds())).toBeGreaterThan(0.9)
})

test('a page after the last shows the last', async () => {
  const { address } = await openApp('/en/transactions?page=999')
  await expect.poll(address).toMatch(/^\/en\/transactions(\?page=\d{1,2})?$/)
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
})
