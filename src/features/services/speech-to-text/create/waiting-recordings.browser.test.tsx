import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settlePayment } from '#mocks/features/billing/settle-payment.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { preventLeaving } from '#tests/support/prevent-leaving.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const FORM = '/en/services/speech-to-text/create'

beforeEach(() => sessionStorage.clear())

async function openForm(scenario: 'low-balance' | 'main') {
  const app = await openApp(FORM, { scenario, engines: quickEngines() })
  await expect.element(page.getByText('Drop recordings here')).toBeVisible()
  await chooseFiles([syntheticVoiceFile(3, 'bir.wav'), syntheticVoiceFile(4, 'iki.wav')])
  const send = page.getByRole('button', { name: /^Start · ₼/ })
  await expect.element(send).toBeEnabled()
  const { db } = app.world
  const mine = () =>
    db.projects
      .list({ where: { customer_id: 1 } })
      .filter(({ slug, title }) => slug === 'speech-to-text' && /^(?:bir|iki)$/.test(title))
  const runs = () => mine().flatMap(({ id }) => db.runs.list({ where: { project_id: id } }))
  return { ...app, send, mine, runs }
}

test('a low balance is shown before any upload, with the missing amount', async () => {
  const { world, mine } = await openForm('low-balance')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect.element(summary.getByText('Missing', { exact: true }).first()).toBeVisible()
  await userEvent.click(summary.getByRole('link', { name: 'Top up', exact: true }))
  await expect.element(page.getByRole('button', { name: /^Go to payment/ })).toBeVisible()
  expect(mine()).toHaveLength(0)
  expect(world.journal.entries.some(({ endpoint }) => endpoint === 'initProject')).toBe(false)
})

test('two recordings that waited for money continue by themselves after a top-up, once each', {
  tags: 'long',
}, async () => {
  const addresses = preventLeaving()
  const { world, go, address, send, mine, runs } = await openForm('low-balance')
  await userEvent.click(send)
  await expect.poll(() => mine().length).toBe(2)
  await expect.element(page.getByRole('link', { name: /^Top up ₼/ })).toBeVisible()
  // The panel has the primary button, so the form's own is not a second one.
  await expect.poll(() => document.querySelectorAll('main .bg-accent').length).toBe(1)
  await userEvent.click(page.getByRole('link', { name: /^Top up ₼/ }))
  await userEvent.click(page.getByRole('button', { name: /^Go to payment/ }))
  await expect.poll(() => addresses.length).toBe(1)
  expect(runs()).toHaveLength(0)
  await world.write((tx) => {
    for (const { id } of tx.payments.list({})) settlePayment(tx, id, { status: 'paid' })
  })
  go('/en/payment/success')
  await userEvent.click(page.getByRole('link', { name: /^Back to the project and go on · ₼/ }))
  await expect.poll(() => runs().length).toBe(2)
  await expect.poll(address).toBe('/en/services/speech-to-text')
  expect(mine().map(({ status }) => status)).not.toContain(projectStatuses.DRAFT)
})

test('recordings whose start got no response are looked up before another start, and charged once', async () => {
  const { world, send, mine, runs } = await openForm('main')
  const lost = { kind: 'network' } as const
  world.faults.add({ endpoint: 'generate', fault: lost, when: 'after', times: 2 })
  const see = world.faults.add({ endpoint: 'getProject', fault: lost })
  await userEvent.click(send)
  await expect.element(page.getByText(/^Sent, but the work did not start\./).first()).toBeVisible()
  await expect.poll(() => mine().map(({ status }) => status)).toEqual([3, 3])
  see()
  await userEvent.click(page.getByRole('button', { name: /^Start · ₼/ }))
  await expect.element(page.getByText(/^Sent, but the work/)).not.toBeInTheDocument()
  expect(runs()).toHaveLength(2)
  expect(world.journal.entries.filter(({ endpoint }) => endpoint === 'generate')).toHaveLength(2)
})
