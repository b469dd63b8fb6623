import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { spokenInVoiceSample } from '#mocks/features/audio/voice-samples.ts'
import { seedProject } from '#mocks/features/seeding/seed-project.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { speechProjects } from '#mocks/seed/projects/project-texts.ts'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { noteFirstStep } from '#src/features/projects/first-steps.ts'
import { holdAnswers } from '#tests/support/hold-answers.ts'
import { nextFrames } from '#tests/support/next-frames.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { playWithoutSound } from '#tests/support/play-without-sound.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(() => localStorage.clear())

const sentence = page.getByRole('textbox', { name: 'Your sentence' })
const steps = page.getByRole('list', { name: 'First steps' }).getByRole('listitem')
const nextStep = () =>
  steps
    .elements()
    .find((step) => step.ariaCurrent === 'step')
    ?.querySelector('.font-strong')?.textContent

test('a new customer hears a sentence of their own on home, free and in one press', {
  tags: 'long',
}, async () => {
  playWithoutSound()
  const { world } = await openApp('/en', { scenario: 'empty', engines: quickEngines() })
  const before = world.db.wallets.need(demoAccounts.leyla.id).available
  await userEvent.fill(sentence, 'Good morning, Baku.')
  expect(nextStep()).toBe('Hear a sentence')
  await userEvent.click(page.getByRole('button', { name: 'Listen for free' }))
  await expect.poll(nextStep).toBe('Create a project')
  const file = trackOf(player.getState())?.url?.split('/').at(-1) ?? ''
  expect(spokenInVoiceSample(file)).toMatchObject({ text: 'Good morning, Baku.' })
  expect(world.db.wallets.need(demoAccounts.leyla.id).available).toBe(before)
})

test('a sentence that changes while it is made ready is not taken for the one that is heard', {
  tags: 'long',
}, async () => {
  playWithoutSound()
  const listen = page.getByRole('button', { name: 'Listen for free' })
  await openApp('/en', { scenario: 'empty', engines: quickEngines() })
  await userEvent.fill(sentence, 'Good morning, Baku.')
  const held = holdAnswers('sample_text')
  await userEvent.click(listen)
  await expect.poll(held.asked).toBe(1)
  await userEvent.fill(sentence, 'Good night, Baku.')
  held.letGo()
  await expect.poll(() => trackOf(player.getState())?.id).toMatch(/Good morning, Baku\.$/)
  await userEvent.click(listen)
  await expect.poll(() => trackOf(player.getState())?.id).toMatch(/Good night, Baku\.$/)
})

test('a sentence that is ready after the customer has left home is not played', async () => {
  playWithoutSound()
  const { go } = await openApp('/en', { scenario: 'empty', engines: quickEngines() })
  const held = holdAnswers('sample_text')
  await userEvent.click(page.getByRole('button', { name: 'Listen for free' }))
  await expect.poll(held.asked).toBe(1)
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  // React ends the effects of the page that was left after the next frame.
  await nextFrames()
  const load = vi.spyOn(player, 'load')
  held.letGo()
  await nextFrames()
  expect(load).not.toHaveBeenCalled()
})

test('the sentence opens in the editor with one press', { tags: 'long' }, async () => {
  await openApp('/en', { scenario: 'empty' })
  await userEvent.fill(sentence, 'Good morning, Baku.')
  await userEvent.click(page.getByRole('link', { name: 'Open in the editor' }))
  await expect.poll(() => document.querySelector('textarea')?.value).toBe('Good morning, Baku.')
})

test('a server that says nothing of samples is not said to speak a sentence for free', async () => {
  const body = { success: true, data: { voices: [{ id: 1, name: 'Aygün' }] } }
  await openApp('/en', {
    scenario: 'empty',
    prepare({ faults }) {
      faults.add({ endpoint: 'getVoices', fault: { kind: 'answer', status: 200, body } })
      return undefined
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Services' })).toBeVisible()
  await expect.element(page.getByText(/for free/)).not.toBeInTheDocument()
})

test('the steps follow the work, and end by themselves once all are done', { tags: 'long' }, async () => {
  const { world, reload } = await openApp('/en', { scenario: 'empty' })
  await expect.poll(nextStep).toBe('Hear a sentence')
  noteFirstStep('heard')
  const [sample] = speechProjects
  if (!sample) throw new RangeError('there is no sample')
  world.write((tx) => {
    seedProject(tx, demoAccounts.leyla.id, { ...sample, status: projectStatuses.COMPLETED, daysAgo: 0 })
  })
  reload()
  await expect.poll(nextStep).toBe('Download the file')
  noteFirstStep('exported')
  reload()
  await expect.element(page.getByRole('heading', { name: /^That’s it/ })).toBeVisible()
  reload()
  await expect.element(page.getByRole('heading', { name: 'Recent projects' })).toBeVisible()
  await expect.element(steps.first()).not.toBeInTheDocument()
})
