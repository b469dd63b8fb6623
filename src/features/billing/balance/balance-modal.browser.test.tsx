import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { env } from '#src/config/env.ts'
import { readPayment } from '#src/config/payment-settings.ts'
import { notifications } from '#src/lib/notifications.ts'
import { openApp } from '#tests/support/open-app.tsx'

const PAGE = '/en/services'
const OPEN = `${PAGE}?modal-open=balance`
const dialog = page.getByRole('dialog', { name: 'Top up your balance' })
const amount = dialog.getByRole('spinbutton', { name: 'Amount' })
const confirm = dialog.getByRole('button', { name: /^Go to payment/ })
const code = dialog.getByLabelText('Promo code')

beforeEach(() => sessionStorage.clear())

async function openPromo() {
  await userEvent.click(dialog.getByRole('button', { name: 'I have a promo code' }))
  await expect.element(code).toBeVisible()
}

async function applyCode(text: string) {
  await openPromo()
  await userEvent.fill(code, text)
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
}

const deposits = (world: Awaited<ReturnType<typeof openApp>>['world']) =>
  world.db.transactions.list({ where: { customer_id: 1, type: 'deposit', status: 'in-progress' } })

test('the balance button opens the modal with 10 in it, and Back closes it', { tags: 'long' }, async () => {
  const { address, back } = await openApp(PAGE)
  await userEvent.click(page.getByRole('button', { name: /^Balance/ }))
  await expect.element(amount).toHaveValue('10')
  expect(address()).toBe(OPEN)
  back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(PAGE)
})

test('a build without a payment page reports that payments are not set up, and shows no form', {
  tags: 'long',
}, async () => {
  const { payment } = env
  env.payment = readPayment({})
  onTestFinished(() => {
    env.payment = payment
  })
  const { address } = await openApp(OPEN)
  await expect.element(dialog.getByText('Payments are not set up')).toBeVisible()
  await expect.element(amount).not.toBeInTheDocument()
  await expect.element(confirm).not.toBeInTheDocument()
  await userEvent.click(dialog.getByText('Close', { exact: true }))
  await expect.poll(address).toBe(PAGE)
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))],
  ['the cross', () => userEvent.click(dialog.getByRole('button', { name: 'Close' }))],
  ['the backdrop', () => userEvent.click(dialog, { position: { x: -20, y: -20 }, force: true })],
])('%s closes it, cleans the address and discards the input', { tags: 'long' }, async (_way, close) => {
  const { address } = await openApp(`${OPEN}&amount=2.40`)
  await expect.element(amount).toHaveValue('2.40')
  await userEvent.fill(amount, '33')
  await close()
  await expect.poll(address).toBe(PAGE)
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /^Balance/ }))
  await expect.element(amount).toHaveValue('10')
})

test('after too many wrong codes the form shows at the code when to try again', {
  tags: 'long',
}, async () => {
  const { world } = await openApp(OPEN)
  await world.write((tx) => tx.attempts.create({ id: 'promo:1', count: 20, since: tx.now }))
  await applyCode('AVAZ10')
  await expect.element(dialog.getByText(/You can try again in 1\d:\d\d/)).toBeVisible()
})

test('after closing, Back leads to the previous page and not to the same page again', {
  tags: 'long',
}, async () => {
  const { address, go, back } = await openApp('/en/transactions')
  go(PAGE)
  await userEvent.click(page.getByRole('button', { name: /^Balance/ }))
  await expect.element(amount).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.poll(address).toBe(PAGE)
  // The address changes first, and Back would close the modal while it is still open.
  await expect.element(dialog).not.toBeInTheDocument()
  back()
  await expect.poll(address).toBe('/en/transactions')
})

test('a double click on the balance opens the modal once, and Back leads to the previous page', {
  tags: 'long',
}, async () => {
  const { address, go, back } = await openApp('/en/transactions')
  go(PAGE)
  const button = page.getByRole('button', { name: /^Balance/ })
  await expect.element(button).toBeVisible()
  const element = button.element()
  if (!(element instanceof HTMLElement)) throw new Error('no button')
  // Clicks again before the effect of the first click is rendered.
  element.click()
  element.click()
  await expect.element(amount).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  back()
  await expect.poll(address).toBe('/en/transactions')
})

test('arrow keys step by one qəpik; comma and point mean the same', { tags: 'long' }, async () => {
  await openApp(OPEN)
  await userEvent.click(amount)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  await expect.element(amount).toHaveValue('10.01')
  await userEvent.fill(amount, ' 7,5 ')
  await expect.element(dialog.getByRole('button', { name: 'Go to payment · ₼7.50 manats' })).toBeVisible()
})

test.each([
  ['', 'Fill in this field.'],
  ['ten', 'Enter an amount, such as 10.50.'],
  ['0.99', 'Enter an amount from ₼1.00 to ₼1,000.00.'],
  ['1000.01', 'Enter an amount from ₼1.00 to ₼1,000.00.'],
])('an amount of "%s" is rejected at once, without a call', async (typed, message) => {
  const { world } = await openApp(OPEN)
  await userEvent.fill(amount, typed)
  await userEvent.click(confirm)
  await expect.element(dialog.getByText(message)).toBeVisible()
  expect(deposits(world)).toHaveLength(0)
})

test('a code fills and locks the amount and pops up its success; closing the field restores 10', {
  tags: 'long',
}, async () => {
  await openApp(`${OPEN}&amount=44.00`)
  await applyCode(' yenı5\u200b ')
  await expect.element(amount).toHaveValue('5')
  await expect.element(amount).toHaveAttribute('readonly')
  await expect.element(code).toHaveValue('YENI5')
  await expect.element(page.getByRole('status').filter({ hasText: 'YENI5 applied' })).toBeVisible()
  const [popup] = notifications.shown()
  expect(popup).toMatchObject({ kind: 'popup', tone: 'success', durationMs: 5_000 })
  await expect.element(page.getByText(popup?.message ?? '', { exact: true })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Remove code' }))
  await expect.element(amount).toHaveValue('10')
  await expect.element(amount).not.toHaveAttribute('readonly')
  await expect.element(page.getByText('Promo code removed. The amount is ₼10.00 again.')).toBeInTheDocument()
  await openPromo()
  await expect.element(code).toHaveValue('')
})

test.each(['YOXDUR', 'KOHNE10', 'DOLU20', 'DOST5'])(
  'the rejected code %s shows the reason under its field',
  async (typed) => {
    await openApp(OPEN)
    await applyCode(typed)
    await expect.element(code).toHaveAttribute('aria-invalid', 'true')
    await expect.element(amount).not.toHaveAttribute('readonly')
    expect(notifications.shown()).toEqual([])
  },
)

test('applying needs a code, and a payment does not ignore a code that was not applied', {
  tags: 'long',
}, async () => {
  const { world } = await openApp(OPEN)
  await applyCode('  ')
  await expect.element(dialog.getByText('Fill in this field.')).toBeVisible()
  await userEvent.fill(code, 'AVAZ10')
  await userEvent.click(confirm)
  await expect.element(dialog.getByText('Apply the code, or remove it to pay without it.')).toBeVisible()
  expect(deposits(world)).toHaveLength(0)
})
