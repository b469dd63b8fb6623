import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { notifications } from '#src/lib/notifications.ts'
import { nextFrames } from '#tests/support/next-frames.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { preventLeaving } from '#tests/support/prevent-leaving.ts'

const PAGE = '/en/services'
const OPEN = `${PAGE}?modal-open=balance`
const dialog = page.getByRole('dialog', { name: 'Top up your balance' })
const amount = dialog.getByRole('spinbutton', { name: 'Amount' })
const confirm = dialog.getByRole('button', { name: /^Go to payment/ })

const KEPT = 'customer.1.payment'

beforeEach(() => sessionStorage.clear())

function answerDepositWith(url: string, moment = Promise.resolve()) {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    input === '/api/customer/balance/deposit'
      ? moment.then(() => Response.json({ success: true, data: { url } }))
      : fetch(input, init)
}

const deposits = (world: World) =>
  world.db.transactions.list({ where: { customer_id: 1, type: 'deposit', status: 'in-progress' } })

test('errors of the server are shown under their fields, and nothing pops up', { tags: 'long' }, async () => {
  const { world } = await openApp(OPEN)
  const errors = { amount: ['Not more than 50.00 ₼ today.'] }
  world.faults.add({ endpoint: 'deposit', fault: { kind: 'status', status: 422, errors } })
  await userEvent.click(confirm)
  await expect.element(dialog.getByText('Not more than 50.00 ₼ today.')).toBeVisible()
  expect(notifications.shown()).toEqual([])
})

test('fifty clicks and Enter make one deposit with two decimals, and the browser opens its page once', async () => {
  const addresses = preventLeaving()
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

test('a lost response and a second press make one deposit', async () => {
  const addresses = preventLeaving()
  const { world } = await openApp(OPEN)
  world.faults.add({ endpoint: 'deposit', fault: { kind: 'network' }, when: 'after', times: 1 })
  await userEvent.click(confirm)
  await expect.poll(() => notifications.shown().length).toBe(1)
  await userEvent.click(confirm)
  await expect.poll(() => addresses.length).toBe(1)
  expect(deposits(world)).toHaveLength(1)
})

test('a customer who returns from the payment page resumes the same payment', { tags: 'long' }, async () => {
  const addresses = preventLeaving()
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

test('a finished payment is not resumed', async () => {
  const begun = {
    amount: '10.00',
    url: `${location.origin}/sandbox/payment.html?id=x`,
    begunAtMs: Date.now(),
  }
  sessionStorage.setItem(KEPT, JSON.stringify(begun))
  await openApp(OPEN, { scenario: 'empty' })
  await expect.element(amount).toHaveValue('10')
  expect(sessionStorage.getItem(KEPT)).toBeNull()
})

test.each(['javascript:alert(1)', 'https://evil.example/pay', '//evil.example'])(
  'if the server names %s, the browser stays and reports it',
  async (url) => {
    const addresses = preventLeaving()
    await openApp(OPEN)
    answerDepositWith(url)
    await userEvent.click(confirm)
    await expect.element(dialog.getByRole('alert').getByText('The payment page was not opened')).toBeVisible()
    expect(addresses).toEqual([])
    expect(sessionStorage.getItem(KEPT)).toBeNull()
  },
)

async function sendSlowly() {
  const { promise, resolve } = Promise.withResolvers<void>()
  answerDepositWith(`${location.origin}/sandbox/payment.html?id=x`, promise)
  await userEvent.click(page.getByRole('button', { name: /^Balance/ }))
  await userEvent.click(confirm)
  return resolve
}

test('neither Back nor anything else closes the modal while the deposit is sent, and the payment page opens', {
  tags: 'long',
}, async () => {
  const addresses = preventLeaving()
  const { address, back } = await openApp(PAGE)
  const answer = await sendSlowly()
  await userEvent.keyboard('{Escape}')
  back()
  await nextFrames()
  await expect.element(dialog).toBeVisible()
  expect(address()).toBe(OPEN)
  answer()
  await expect.poll(() => addresses.length).toBe(1)
  expect(sessionStorage.getItem(KEPT)).not.toBeNull()
})

test('after a rejected deposit Back closes the modal again', { tags: 'long' }, async () => {
  const { world, address, back } = await openApp(PAGE)
  world.faults.add({
    endpoint: 'deposit',
    fault: { kind: 'status', status: 422, errors: { amount: ['No.'] } },
  })
  await userEvent.click(page.getByRole('button', { name: /^Balance/ }))
  await userEvent.click(confirm)
  await expect.element(dialog.getByText('No.')).toBeVisible()
  back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(PAGE)
})

test('a page that was left during the deposit does not open the payment page', { tags: 'long' }, async () => {
  const addresses = preventLeaving()
  const { go } = await openApp(PAGE)
  const answer = await sendSlowly()
  go('/en/transactions')
  await expect.element(dialog).not.toBeInTheDocument()
  answer()
  await nextFrames()
  expect(addresses).toEqual([])
  expect(sessionStorage.getItem(KEPT)).toBeNull()
  expect(notifications.shown()).toEqual([])
})
