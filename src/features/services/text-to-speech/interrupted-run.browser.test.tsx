import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settlePayment } from '#mocks/features/billing/settle-payment.ts'
import type { World } from '#mocks/world.ts'
import {
  confirmInterruptedAction,
  readInterruptedAction,
  saveInterruptedAction,
} from '#src/features/billing/balance/interrupted-action.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { preventLeaving } from '#tests/support/prevent-leaving.ts'
import { returnToTabUntil } from '#tests/support/return-to-tab.ts'

beforeEach(() => sessionStorage.clear())

const draftOf = ({ db }: World) => db.projects.first({ customer_id: 1, slug: 'text-to-speech' })
const addressOf = (world: World) => `/en/services/text-to-speech/${draftOf(world)?.id}`
const generate = page.getByRole('button', { name: /^Generate \d+ blocks? · / })
const runs = (world: World) => world.journal.entries.filter(({ path }) => path.includes('/generate/'))

const topUpHere = () => userEvent.click(page.getByRole('link', { name: /^Top up ₼/ }))
const topUpByHeader = () => userEvent.click(page.getByRole('button', { name: /^Balance .+, top up$/ }))
const closeNotice = () => userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))

interface Paying {
  /** Opens the balance modal from the notice about missing money. */
  readonly topUp?: () => Promise<unknown>
  readonly meanwhile?: (tx: World['db'], id: number) => void
}

async function payWhatIsMissing({ topUp = topUpHere, meanwhile }: Paying = {}) {
  const addresses = preventLeaving()
  const app = await openApp('/en/services', { scenario: 'low-balance', prepare: addressOf })
  await userEvent.click(generate)
  await expect.element(page.getByRole('link', { name: /^Top up ₼/ })).toBeVisible()
  await topUp()
  await userEvent.click(page.getByRole('button', { name: /^Go to payment/ }))
  await expect.poll(() => addresses.length).toBe(1)
  await app.world.write((tx) => {
    for (const { id } of tx.payments.list({})) settlePayment(tx, id, { status: 'paid' })
    meanwhile?.(tx, draftOf(app.world)?.id ?? 0)
  })
  app.go('/en/payment/success')
  await expect.element(page.getByText('Payment received')).toBeVisible()
  return app
}

test('after the top-up, one press returns to the project and generates at the price shown', {
  tags: 'long',
}, async () => {
  const { world, address } = await payWhatIsMissing()
  expect(runs(world)).toHaveLength(1)
  await userEvent.click(page.getByRole('link', { name: /^Back to the project and go on · ₼/ }))
  await expect.poll(address).toBe(addressOf(world))
  await expect.poll(() => runs(world).length).toBe(2)
  await expect.poll(() => draftOf(world)?.status).not.toBe(1)
  expect(readInterruptedAction()).toBeUndefined()
})

test('a top-up from the header resumes the interrupted run', { tags: 'long' }, async () => {
  const { world, address } = await payWhatIsMissing({ topUp: topUpByHeader })
  await userEvent.click(page.getByRole('link', { name: /^Back to the project and go on · ₼/ }))
  await expect.poll(address).toBe(addressOf(world))
  await expect.poll(() => runs(world).length).toBe(2)
})

test('a run abandoned by closing the notice is not offered after a top-up', { tags: 'long' }, async () => {
  await payWhatIsMissing({
    async topUp() {
      await closeNotice()
      await topUpByHeader()
    },
  })
  await expect.element(page.getByRole('link', { name: /^Back/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: / · ₼/ })).not.toBeInTheDocument()
  expect(readInterruptedAction()).toBeUndefined()
})

test('after a top-up, neither the run of a deleted project nor the link back to it is offered', {
  tags: 'long',
}, async () => {
  const { address } = await payWhatIsMissing({ meanwhile: (tx, id) => tx.projects.remove(id) })
  await expect.element(page.getByText(/^The project you topped up for has been deleted/)).toBeVisible()
  expect(readInterruptedAction()).toBeUndefined()
  await userEvent.click(page.getByRole('link', { name: 'Go to the home page' }))
  await expect.poll(address).toBe('/en')
})

test('a run is offered if it is unknown whether its project still exists', { tags: 'long' }, async () => {
  const { world, go } = await payWhatIsMissing()
  go('/en/services')
  world.faults.add({ endpoint: 'getProjects', fault: { kind: 'network' } })
  go('/en/payment')
  await expect.element(page.getByRole('link', { name: /^Back to the project and go on · ₼/ })).toBeVisible()
})

const leastSaid = page.getByText('The minimum top-up is ₼1.00.')

test('if less is missing than the minimum top-up, the notice and the modal offer the minimum and explain it', {
  tags: 'long',
}, async () => {
  await openApp('/en/services', { scenario: 'low-balance', prepare: addressOf })
  await userEvent.click(generate)
  await expect.element(leastSaid).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Top up ₼1.00 manats', exact: true }))
  await expect.element(page.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('1')
})

test('the notice of missing money disappears after a top-up in another tab, and one press continues', async () => {
  const { world } = await openApp('/en/services', { scenario: 'low-balance', prepare: addressOf })
  await userEvent.click(generate)
  await expect.element(page.getByRole('link', { name: /^Top up ₼/ })).toBeVisible()
  await world.write((tx) => tx.wallets.update(1, { available: 1_000 }))
  await returnToTabUntil(() => page.getByText('Your balance covers it now').elements().length > 0)
  await expect.element(page.getByRole('link', { name: /^Top up ₼/ })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /^Generate · ₼/ }))
  await expect.poll(() => draftOf(world)?.status).not.toBe(1)
})

/**
 * Confirms the question that the project asks before it resumes an interrupted run.
 * @returns the panel with the question
 */
async function generateWhenAsked(world: Parameters<typeof runs>[0]) {
  const panel = page.getByRole('region', { name: 'Your balance covers it now' })
  await expect.element(panel).toBeVisible()
  expect(runs(world)).toHaveLength(1)
  await userEvent.click(panel.getByRole('button', { name: /^Generate · ₼/ }))
  await expect.poll(() => runs(world).length).toBe(2)
  return panel
}

test('returning to the project another way asks before the run is resumed', { tags: 'long' }, async () => {
  const { world, go } = await payWhatIsMissing()
  go(addressOf(world))
  const panel = await generateWhenAsked(world)
  await expect.element(panel).not.toBeInTheDocument()
})

/** Clears the memory of this tab, as if the payment returned in another one. */
const openAnotherTab = () => sessionStorage.clear()

test('if the payment returns in another tab, one press there generates too', { tags: 'long' }, async () => {
  const { world, address, go } = await payWhatIsMissing()
  openAnotherTab()
  go('/en/services')
  go('/en/payment')
  await userEvent.click(page.getByRole('link', { name: /^Back to the project and go on · ₼/ }))
  await expect.poll(address).toBe(addressOf(world))
  await expect.poll(() => runs(world).length).toBe(2)
  openAnotherTab()
  expect(readInterruptedAction()).toBeUndefined()
})

test('another tab with the project offers the run, but does not start it by itself', {
  tags: 'long',
}, async () => {
  const { world, go } = await payWhatIsMissing()
  confirmInterruptedAction()
  openAnotherTab()
  go(addressOf(world))
  await generateWhenAsked(world)
})

test('a run already resumed by another tab is not started twice', { tags: 'long' }, async () => {
  const { world, go } = await payWhatIsMissing()
  go(addressOf(world))
  const panel = page.getByRole('region', { name: 'Your balance covers it now' })
  await expect.element(panel).toBeVisible()
  localStorage.setItem('customer.1.interrupted-actions', '[]')
  await userEvent.click(panel.getByRole('button', { name: /^Generate · ₼/ }))
  await expect.element(panel).not.toBeInTheDocument()
  expect(runs(world)).toHaveLength(1)
})

test('if the confirmed price has changed, both prices are shown and the customer is asked again', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services', {
    scenario: 'all-statuses',
    prepare(world) {
      const projectId = draftOf(world)?.id ?? 0
      const slug = 'text-to-speech'
      saveInterruptedAction({ slug, projectId, scope: 'all', price: 1, isConfirmed: true })
      return addressOf(world)
    },
  })
  await expect.element(page.getByText(/^The price has changed: it was ₼0\.01/)).toBeVisible()
  expect(runs(world)).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Not now' }))
  expect(readInterruptedAction()).toBeUndefined()
})

test('nothing is offered while the money is still missing', { tags: 'long' }, async () => {
  await openApp('/en/services', {
    scenario: 'low-balance',
    prepare(world) {
      const projectId = draftOf(world)?.id ?? 0
      const slug = 'text-to-speech'
      saveInterruptedAction({ slug, projectId, scope: 'changed', price: 1, isConfirmed: true })
      return addressOf(world)
    },
  })
  await expect.element(generate).toBeVisible()
  await expect.element(page.getByText('Your balance covers it now')).not.toBeInTheDocument()
  expect(readInterruptedAction()).toBeDefined()
})
