import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type PaymentOutcome, settlePayment } from '#mocks/features/billing/settle-payment.ts'
import type { World } from '#mocks/world.ts'
import { setServerTime } from '#src/lib/server-clock.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { preventLeaving } from '#tests/support/prevent-leaving.ts'

const KEPT = 'customer.1.payment'

beforeEach(() => sessionStorage.clear())

const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const payments = ({ db }: World) => db.payments.list({ where: { customer_id: 1 } })

const settleAll = (world: World, outcome: PaymentOutcome) =>
  world.write((tx) => {
    for (const { id } of payments(world)) settlePayment(tx, id, outcome)
  })

/** Starts a top-up of 10 from a page and returns the intercepted addresses. */
async function beginPayment(from: string, promoCode?: string) {
  const addresses = preventLeaving()
  const app = await openApp(`${from}?modal-open=balance`, { scenario: 'empty' })
  if (promoCode) {
    await userEvent.click(page.getByRole('button', { name: 'I have a promo code' }))
    await userEvent.fill(page.getByLabelText('Promo code'), promoCode)
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))
    await expect.element(page.getByText(/applied/)).toBeVisible()
  }
  await userEvent.click(page.getByRole('button', { name: /^Go to payment/ }))
  await expect.poll(() => addresses.length).toBe(1)
  return { ...app, addresses }
}

test.each(['', '/success', '/failed', '/canceled', '/pending'])(
  'a paid deposit at /payment%s is a success, whatever the address says',
  async (status) => {
    const { world, go } = await beginPayment('/en/services')
    await settleAll(world, { status: 'paid' })
    go(`/en/payment${status}`)
    await expect.element(heading('Payment received')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Balance ₼10.00 manats, top up' })).toBeVisible()
    expect(sessionStorage.getItem(KEPT)).toBeNull()
  },
)

test('with a promo code the success shows the whole amount including the bonus', async () => {
  const { world, go } = await beginPayment('/en/services', 'BAHAR25')
  await settleAll(world, { status: 'paid' })
  go('/en/payment/success')
  await expect.element(page.getByText('₼50.00 has been added to your balance.')).toBeVisible()
  await expect.element(page.getByText('₼25.00 · BAHAR25')).toBeVisible()
})

test('a declined payment shows the bank’s reason and can be tried again with its amount', {
  tags: 'long',
}, async () => {
  const { address } = await openApp('/en/payment/success', { scenario: 'declined-deposit' })
  await expect.element(heading('The payment did not go through')).toBeVisible()
  await expect.element(page.getByText(/not enough money on the card/i)).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Try again' }))
  await expect.element(page.getByRole('spinbutton')).toHaveValue('20')
  await expect.element(page.getByText(/more for what you were doing/)).not.toBeInTheDocument()
  expect(address()).toContain('modal-open=balance')
})

test('an earlier transaction is not taken for a payment if the server does not say what it is', async () => {
  await openApp('/en/payment', { scenario: 'specified-backend' })
  await expect.element(heading('No payment is awaited')).toBeVisible()
  await expect.element(page.getByText('has been added to your balance')).not.toBeInTheDocument()
})

test('a canceled payment differs from a declined one', { tags: 'long' }, async () => {
  const { world, go } = await beginPayment('/en/services')
  await settleAll(world, { status: 'canceled' })
  go('/en/payment/canceled')
  await expect.element(heading('Payment canceled')).toBeVisible()
})

test('a payment that the bank still processes is awaited, and its page is one press away', {
  tags: 'long',
}, async () => {
  const { world, go } = await beginPayment('/en/services')
  go('/en/payment/pending')
  await expect.element(heading('Waiting for the bank')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Continue the payment' })).toBeVisible()
  await settleAll(world, { status: 'paid' })
  await expect.element(heading('Payment received')).toBeVisible()
})

test.each([3, -3])(
  'a payment is found although the clock of the customer is %i hours ahead',
  async (hours) => {
    const addresses = preventLeaving()
    const { world, go } = await openApp('/en/services?modal-open=balance', {
      scenario: 'empty',
      prepare: ({ clock }) => void clock.advance(-hours * 3_600_000),
    })
    const send = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const response = await send(input, init)
      response.headers.set('Date', new Date(world.clock.now()).toUTCString())
      return response
    }
    await userEvent.click(page.getByRole('button', { name: /^Go to payment/ }))
    await expect.poll(() => addresses.length).toBe(1)
    await settleAll(world, { status: 'paid' })
    go('/en/payment')
    await expect.element(heading('Payment received')).toBeVisible()
    setServerTime(new Date().toUTCString())
  },
)

test('the link back leads to the page the customer came from', { tags: 'long' }, async () => {
  const { world, go, address } = await beginPayment('/en/services/text-to-speech')
  await settleAll(world, { status: 'paid' })
  go('/en/payment/success')
  await userEvent.click(page.getByRole('link', { name: 'Go back' }))
  await expect.poll(address).toBe('/en/services/text-to-speech')
})

test('the link back to a project says so', async () => {
  const place = '/en/services/text-to-speech/14'
  sessionStorage.setItem('customer.1.payment-return', JSON.stringify(place))
  await openApp('/en/payment/success', { scenario: 'declined-deposit' })
  const link = page.getByRole('link', { name: 'Back to the project' })
  await expect.element(link).toHaveAttribute('href', place)
})

test('another tab can resume a payment that is still awaited', { tags: 'long' }, async () => {
  const { go, addresses } = await beginPayment('/en/services')
  sessionStorage.clear()
  go('/en/payment')
  const on = page.getByRole('link', { name: 'Continue the payment' })
  await expect.element(on).toHaveAttribute('href', addresses[0])
  go('/en/services?modal-open=balance')
  await expect.element(page.getByText('You have an unfinished payment')).toBeVisible()
  await expect.element(on).toHaveAttribute('href', addresses[0])
})

test('discarding a payment keeps a newer one of another tab', { tags: 'long' }, async () => {
  const { go } = await beginPayment('/en/services')
  sessionStorage.clear()
  go('/en/payment')
  await expect.element(heading('Waiting for the bank')).toBeVisible()
  go('/en/services?modal-open=balance')
  await expect.element(page.getByText('You have an unfinished payment')).toBeVisible()
  const begun = JSON.parse(localStorage.getItem(KEPT) ?? '')
  const later = JSON.stringify({ ...begun, url: `${begun.url}2`, begunAtMs: begun.begunAtMs + 1 })
  localStorage.setItem(KEPT, later)
  await userEvent.click(page.getByRole('button', { name: 'Start a new payment' }))
  await expect.element(page.getByText('You have an unfinished payment')).not.toBeInTheDocument()
  expect(localStorage.getItem(KEPT)).toBe(later)
})

test('a browser that knows no payment shows the latest one and leads to Home', { tags: 'long' }, async () => {
  const { world, go } = await beginPayment('/en/services')
  sessionStorage.clear()
  localStorage.removeItem(KEPT)
  await settleAll(world, { status: 'paid' })
  go('/en/payment/success')
  await expect.element(heading('Payment received')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
})

test('a customer who has never paid sees a message', async () => {
  await openApp('/en/payment', { scenario: 'empty' })
  await expect.element(heading('No payments yet')).toBeVisible()
})

test.each(['paid', 'SUCCESS', 'success/x', '%20'])('/payment/%s is not a page', async (word) => {
  await openApp(`/en/payment/${word}`, { scenario: 'empty' })
  await expect.element(page.getByText('This page could not be found')).toBeVisible()
})

test('if the status is unavailable, the page shows what is safe and tries again', async () => {
  const { world, go } = await openApp('/en/services', { scenario: 'declined-deposit' })
  const remove = world.faults.add({ endpoint: 'getTransactions', fault: { kind: 'refused' } })
  go('/en/payment/success')
  await expect.element(page.getByText('We could not find out how the payment went')).toBeVisible()
  remove()
  await userEvent.click(page.getByRole('button', { name: 'Check now' }))
  await expect.element(heading('The payment did not go through')).toBeVisible()
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/payment/failed', 'services'])(
  'a return address of %s is ignored',
  async (place) => {
    sessionStorage.setItem('customer.1.payment-return', JSON.stringify(place))
    await openApp('/en/payment', { scenario: 'empty' })
    const link = page.getByRole('link', { name: 'Go to the home page' })
    await expect.element(link).toHaveAttribute('href', '/en')
  },
)
