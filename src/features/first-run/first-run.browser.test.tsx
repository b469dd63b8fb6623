import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { speechProjects } from '#mocks/seed/projects/project-texts.ts'
import { seedProject } from '#mocks/seed/projects/seed-project.ts'
import { request } from '#src/api/request.ts'
import { getBalance } from '#src/contract/billing.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { noteFirstStep } from '#src/features/projects/first-steps.ts'
import { openApp } from '#tests/support/open-app.tsx'

const sentence = page.getByRole('textbox', { name: 'Your sentence' })
const steps = page.getByRole('list', { name: 'First steps' }).getByRole('listitem')
const nextStep = () =>
  steps
    .elements()
    .find((step) => step.ariaCurrent === 'step')
    ?.querySelector('.font-strong')?.textContent

test('a new customer hears a sentence of their own on home, free and in one press', async () => {
  await openApp('/en', { scenario: 'empty' })
  const before = await request(getBalance, {})
  await userEvent.fill(sentence, 'Good morning, Baku.')
  expect(nextStep()).toBe('Hear a sentence')
  await userEvent.click(page.getByRole('button', { name: 'Listen for free' }))
  await expect.element(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await expect.poll(nextStep).toBe('Create a project')
  expect(await request(getBalance, {})).toEqual(before)
})

test('the sentence opens in the editor with one press', async () => {
  await openApp('/en', { scenario: 'empty' })
  await userEvent.fill(sentence, 'Good morning, Baku.')
  await userEvent.click(page.getByRole('link', { name: 'Open in the editor' }))
  await expect.poll(() => document.querySelector('textarea')?.value).toBe('Good morning, Baku.')
})

test('the steps follow the work, and end by themselves once all are done', async () => {
  const { world, go } = await openApp('/en', { scenario: 'empty' })
  await expect.poll(nextStep).toBe('Hear a sentence')
  noteFirstStep('heard')
  const [sample] = speechProjects
  if (!sample) throw new RangeError('there is no sample')
  world.write((tx) => {
    seedProject(tx, demoAccounts.leyla.id, { ...sample, status: projectStatuses.COMPLETED, daysAgo: 0 })
  })
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go('/en')
  await expect.poll(nextStep).toBe('Download the file')
  noteFirstStep('exported')
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go('/en')
  await expect.element(page.getByRole('heading', { name: /^That was all/ })).toBeVisible()
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go('/en')
  await expect.element(page.getByRole('heading', { name: 'Recent projects' })).toBeVisible()
  await expect.element(steps.first()).not.toBeInTheDocument()
})
