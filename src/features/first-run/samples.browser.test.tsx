import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleBot } from '#mocks/services/chat-bot/seed/sample.ts'
import { sampleSpeech } from '#mocks/services/text-to-speech/seed/sample.ts'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(() => localStorage.clear())

const guide = sampleSpeech('az')
const bot = sampleBot('az')
const samples = page.getByRole('region', { name: 'Sample projects' }).getByRole('listitem')
const badge = page.getByText('Sample', { exact: true })

const sampleOf = ({ db }: World, slug: 'text-to-speech' | 'chat-bot') =>
  db.projects.first({ customer_id: 1, slug })?.id ?? 0

test('home lists a sample of each service to a new customer, who has done no first step yet', async () => {
  await openApp('/en', { scenario: 'new-customer' })
  await expect.poll(() => samples.elements().length).toBe(8)
  await expect.element(samples.getByText('Text to speech', { exact: true })).toBeVisible()
  const steps = page.getByRole('list', { name: 'First steps' }).getByRole('listitem')
  expect(steps.elements().map((step) => step.ariaCurrent)).toEqual(['step', null, null, null])
})

test('samples are marked among the projects of home, in the list and in the editor', async () => {
  const { go, reload, world } = await openApp('/en/services/text-to-speech', { scenario: 'new-customer' })
  await expect
    .element(page.getByRole('row').filter({ hasText: guide.title }).getByText('Sample'))
    .toBeVisible()
  go(`/en/services/text-to-speech/${sampleOf(world, 'text-to-speech')}`)
  await expect.element(page.getByText(/^This is a ready sample/)).toBeVisible()
  await expect.element(badge).toBeVisible()
  await world.write((tx) => {
    const { id: _, is_sample: __, ...row } = tx.projects.need(sampleOf(world, 'text-to-speech'))
    tx.projects.create({ ...row, title: 'My own', sequence: tx.projects.nextSequence() })
  })
  go('/en')
  reload()
  const recent = page.getByRole('region', { name: 'Recent projects' }).getByRole('listitem')
  await expect.element(recent.filter({ hasText: 'My own' })).toBeVisible()
  await expect.element(recent.filter({ hasText: bot.title }).getByText('Sample')).toBeVisible()
  expect(recent.filter({ hasText: 'My own' }).getByText('Sample').elements()).toEqual([])
  await expect.element(samples.first()).not.toBeInTheDocument()
})

test('a copy of a sample is no sample', async () => {
  await openApp('/en/services/text-to-speech', { scenario: 'new-customer' })
  const row = page.getByRole('row').filter({ hasText: guide.title })
  await userEvent.click(row.getByRole('button', { name: /^Actions for/ }).first())
  await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }))
  await expect.poll(() => row.elements().length).toBe(2)
  expect(row.getByText('Sample').elements()).toHaveLength(1)
})

test('the sample of a bot says that its answers are free, and answers a customer without money', async () => {
  const { go, world } = await openApp('/en', { scenario: 'new-customer' })
  go(`/en/services/chat-bot/${sampleOf(world, 'chat-bot')}`)
  await expect.element(page.getByText('Answers of a sample are free.')).toBeVisible()
  await userEvent.fill(
    page.getByRole('textbox', { name: 'Your question' }),
    'Malı neçə gün ərzində qaytarmaq olar?',
  )
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/14 gün ərzində qaytara bilərsiniz/).last()).toBeVisible()
  expect(world.db.transactions.count({ where: { customer_id: 1 } })).toBe(0)
  await userEvent.click(page.getByRole('tab', { name: 'Tests' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'New questions' }), 'Bonuslar nə vaxt yanır?')
  await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }))
  await expect.element(page.getByText('Answers of a sample are free.')).toBeVisible()
})
