import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notifications } from '#src/lib/notifications.ts'
import { catchLeaving } from '#tests/support/catch-leaving.ts'
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

/** Deposits are answered with this address, once `moment` has come. */
function answerDepositWith(url: string, moment = Promise.resolve()) {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    input === '/api/customer/balance/deposit'
      ? moment.then(() => Response.json({ success: true, data: { url } }))
      : fetch(input, init)
}

const deposits = (world: Awaited<ReturnType<typeof openApp>>['world']) =>
  world.db.transactions.list({ where: { customer_id: 1, type: 'deposit', status: 'in-progress' } })

test('the balance button opens the modal with 10 in it, and Back closes it', async () => {
  const { address, back } = await openApp(PAGE)
  await userEvent.click(page.getByRole('button', { name: /^Balance/ }))
  await expect.element(amount).toHaveValue('10')
  expect(address()).toBe(OPEN)
  back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(PAGE)
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))],
  ['the cross', () => userEvent.click(dialog.getByRole('button', { name: 'Close' }))],
  ['the backdrop', () => userEvent.click(dialog, { position: { x: -20, y: -20 }, force: true })],
])('%s closes it, cleans the address and forgets what was typed', async (_way, close) => {
  const { address } = await openApp(`${OPEN}&amount=2.40`)
  await expect.element(amount).toHaveValue('2.40')
  await userEvent.fill(amount, '33')
  await close()
  await expect.poll(address).toBe(PAGE)
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /^Balance/ }))
  await expect.element(amount).toHaveValue('10')
})

test('arrow keys step by one qəpik; comma and point mean the same', async () => {
  await openApp(OPEN)
  await userEvent.click(amount)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  await expect.element(amount).toHaveValue('10.01')
  await userEvent.fill(amount, ' 7,5 ')
  await expect.element(dialog.getByRole('button', { name: 'Go to payment · ₼7.50' })).toBeVisible()
})

test.each([
  ['', 'Fill in this field.'],
  ['ten', 'Enter an amount, such as 10.50.'],
  ['0.99', 'Enter an amount from ₼1.00 to ₼1,000.00.'],
  ['1000.01', 'Enter an amount from ₼1.00 to ₼1,000.00.'],
])('an amount of "%s" is refused at once, without a call', async (typed, message) => {
  const { world } = await openApp(OPEN)
  await userEvent.fill(amount, typed)
  await userEvent.click(confirm)
  await expect.element(dialog.getByText(message)).toBeVisible()
  expect(deposits(world)).toHaveLength(0)
})

test('a code fills and locks the amount, its success pops up, and closing the field puts 10 back', async () => {
  await openApp(`${OPEN}&amount=44.00`)
  await applyCode(' yeni5 ')
  await expect.element(amount).toHaveValue('5')
  await expect.element(amount).toHaveAttribute('readonly')
  await expect.element(code).toHaveValue('YENI5')
  await expect.element(page.getByRole('status').filter({ hasText: 'YENI5 applied' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Drop the promo code' }))
  await expect.element(amount).toHaveValue('10')
  await expect.element(amount).not.toHaveAttribute('readonly')
  await expect.element(page.getByText('Promo code removed. The amount is ₼10.00 again.')).toBeInTheDocument()
  await openPromo()
  await expect.element(code).toHaveValue('')
})

test.each(['YOXDUR', 'KOHNE10', 'DOLU20', 'DOST5'])(
  'the refused code %s says why under its field',
  async (typed) => {
    await openApp(OPEN)
    await applyCode(typed)
    await expect.element(code).toHaveAttribute('aria-invalid', 'true')
    await expect.element(amount).not.toHaveAttribute('readonly')
    expect(notifications.shown()).toEqual([])
  },
)

test('applying needs a code, and a code that was not applied is not paid past', async () => {
  const { world } = await openApp(OPEN)
  await applyCode('  ')
  await expect.element(dialog.getByText('Fill in this field.')).toBeVisible()
  await userEvent.fill(code, 'AVAZ10')
  await userEvent.click(confirm)
  await expect.element(dialog.getByText('Apply the code, or drop it to pay without it.')).toBeVisible()
  expect(deposits(world)).toHaveLength(0)
})

test('what the server finds wrong stands under its field, and nothing pops up', async () => {
  const { world } = await openApp(OPEN)
  const errors = { amount: ['Not more than 50.00 ₼ today.'] }
  world.faults.add({ endpoint: 'deposit', fault: { kind: 'status', status: 422, errors } })
  await userEvent.click(confirm)
  await expect.element(dialog.getByText('Not more than 50.00 ₼ today.')).toBeVisible()
  expect(notifications.shown()).toEqual([])
})

test('fifty clicks and Enter make one deposit with its two decimals, and the browser goes to its page once', async () => {
  const addresses = catchLeaving()
  const { world } = await openApp(OPEN)
  await userEvent.fill(amount, '12,5')
  const button = confirm.element()
  for (let clicks = 0; clicks < 50; clicks += 1) if (button instanceof HTMLElement) button.click()
  amount.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => addresses.length).toBe(1)
  expect(addresses[0]).toMatch(/\/sandbox\/payment\.html\?id=[\w-]+$/)
  await userEvent.keyboard('{Enter}')
  const calls = world.journal.entries.filter(({ path }) => path.endsWith('/balance/deposit'))
  expect(calls).toHaveLength(1)
  expect(deposits(world)).toMatchObject([{ amount: 1_250 }])
  expect(addresses).toHaveLength(1)
})

test('a lost answer and another press are one deposit', async () => {
  const addresses = catchLeaving()
  const { world } = await openApp(OPEN)
  world.faults.add({ endpoint: 'deposit', fault: { kind: 'network' }, when: 'after', times: 1 })
  await userEvent.click(confirm)
  await expect.poll(() => notifications.shown().length).toBe(1)
  await userEvent.click(confirm)
  await expect.poll(() => addresses.length).toBe(1)
  expect(deposits(world)).toHaveLength(1)
})

test('who comes back from the payment page is led to the same payment, not to another', async () => {
  const addresses = catchLeaving()
  const { world } = await openApp(OPEN)
  await userEvent.click(confirm)
  await expect.poll(() => addresses.length).toBe(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  const on = dialog.getByRole('link', { name: 'Continue the payment' })
  await expect.element(on).toHaveAttribute('href', addresses[0])
  await userEvent.click(dialog.getByRole('button', { name: 'Start a new payment' }))
  await expect.element(amount).toHaveValue('10')
  expect(deposits(world)).toHaveLength(1)
})

test('a payment that is over is not gone on with', async () => {
  const begun = {
    amount: '10.00',
    url: `${location.origin}/sandbox/payment.html?id=x`,
    begunAtMs: Date.now(),
  }
  sessionStorage.setItem('payment', JSON.stringify(begun))
  await openApp(OPEN, { scenario: 'empty' })
  await expect.element(amount).toHaveValue('10')
  expect(sessionStorage.getItem('payment')).toBeNull()
})

test.each(['javascript:alert(1)', 'https://evil.example/pay', '//evil.example'])(
  'the server names %s: the browser stays and says so',
  async (url) => {
    const addresses = catchLeaving()
    await openApp(OPEN)
    answerDepositWith(url)
    await userEvent.click(confirm)
    await expect.element(dialog.getByRole('alert').getByText('The payment page was not opened')).toBeVisible()
    expect(addresses).toEqual([])
    expect(sessionStorage.getItem('payment')).toBeNull()
  },
)

test('a modal that was closed while the deposit was under way leads nowhere', async () => {
  const addresses = catchLeaving()
  const { back } = await openApp(PAGE)
  const { promise, resolve } = Promise.withResolvers<void>()
  answerDepositWith(`${location.origin}/sandbox/payment.html?id=x`, promise)
  await userEvent.click(page.getByRole('button', { name: /^Balance/ }))
  await userEvent.click(confirm)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  back()
  await expect.element(dialog).not.toBeInTheDocument()
  resolve()
  await new Promise((done) => setTimeout(done, 100))
  expect(addresses).toEqual([])
  expect(sessionStorage.getItem('payment')).toBeNull()
  expect(notifications.shown()).toEqual([])
})
