import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { spokenInVoiceSample } from '#mocks/features/audio/voice-samples.ts'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { isOpen, trackOf } from '#src/audio/track.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { ownPronunciations } from '#src/features/speech/own-pronunciations.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const projectOf = ({ db }: World) =>
  db.projects.first({ customer_id: 1, title: 'Haber bülteni, sabah yayını' })
const modal = page.getByRole('dialog')
const stale = page.getByText('Settings have changed')

test('a pronunciation is saved with the project, and only blocks with its word become stale', async () => {
  const { world } = await openApp('/en/services', {
    engines: quickEngines(),
    prepare: (world) => `/en/services/text-to-speech/${projectOf(world)?.id}`,
  })
  await userEvent.click(page.getByRole('button', { name: /^Generate \d/ }))
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  await userEvent.fill(modal.getByLabelText('Written'), 'Günaydın')
  await expect.element(stale).not.toBeInTheDocument()
  await userEvent.fill(modal.getByLabelText('Said'), 'gün aydın')
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  await expect.poll(() => stale.elements().length).toBe(1)
  await expect.element(page.getByRole('button', { name: /^Regenerate changed \(1\)/ })).toBeEnabled()
  await expect
    .poll(() => projectOf(world)?.settings?.pronunciations)
    .toEqual([{ written: 'Günaydın', said: 'gün aydın' }])
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  await userEvent.click(modal.getByRole('button', { name: 'Add a word' }))
  await expect.element(modal.getByLabelText('Written').last()).toHaveFocus()
  await userEvent.click(modal.getByRole('button', { name: 'Remove row 1' }))
  await expect.element(modal.getByRole('button', { name: 'Remove row 1' })).toHaveFocus()
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  await expect.element(stale).not.toBeInTheDocument()
})

test('tools for lists of words start where the fields do, also while they cannot be used', async () => {
  await openApp('/en/services', {
    prepare: (world) => `/en/services/text-to-speech/${projectOf(world)?.id}`,
  })
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  const field = modal.getByLabelText('Written')
  await expect.element(field).toBeVisible()
  const tool = modal.getByRole('button', { name: 'Add words of my list' })
  const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left)
  expect(leftOf(tool.element())).toBe(leftOf(field.element()))
})

test('one press plays the pronunciation of a word, in the project’s voice and free of charge', async () => {
  // No sound can play here, so a failure must be shown.
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no sound'))
  onTestFinished(() => play.mockRestore())
  const { world } = await openApp('/en/services', {
    engines: quickEngines(),
    prepare: (world) => `/en/services/text-to-speech/${projectOf(world)?.id}`,
  })
  const before = world.db.wallets.need(1).available
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  await userEvent.fill(modal.getByLabelText('Written'), 'Günaydın')
  await expect.element(modal.getByRole('button', { name: 'Play a sample of ' })).toBeDisabled()
  await userEvent.fill(modal.getByLabelText('Said'), 'gün aydın')
  await userEvent.click(modal.getByRole('button', { name: 'Play a sample of gün aydın' }))
  const file = () => trackOf(player.getState())?.url?.split('/').at(-1) ?? ''
  const { language, voice_id } = projectOf(world) ?? {}
  await expect
    .poll(() => spokenInVoiceSample(file()))
    .toMatchObject({ text: 'gün aydın', language, voice_id })
  expect(world.db.wallets.need(1).available).toBe(before)
  await expect.element(modal.getByText('The sample did not play. Try again.')).toBeVisible()
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  await expect.poll(() => isOpen(player.getState())).toBe(false)
})

test('words of a CSV file are kept for other projects, and another project takes them', async () => {
  onTestFinished(() => ownPronunciations.forget())
  const { world, go } = await openApp('/en/services', {
    engines: quickEngines(),
    prepare: (world) => `/en/services/text-to-speech/${projectOf(world)?.id}`,
  })
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  await expect.element(modal.getByRole('button', { name: 'Add words of my list' })).toBeDisabled()
  await chooseFiles(
    new File(['Written;Said\nAPI;ey pi ay\nSQL;'], 'words.csv', { type: 'text/csv' }),
    'dialog',
  )
  await expect.element(modal.getByText('Added: 1. Rows skipped: 1.')).toBeVisible()
  await userEvent.click(modal.getByRole('button', { name: 'Keep for other projects' }))
  await expect.element(modal.getByText(/^Your list in this browser has 1 word\./)).toBeVisible()
  await userEvent.click(modal.getByRole('button', { name: 'Done' }))
  const saved = [{ written: 'API', said: 'ey pi ay' }]
  await expect.poll(() => projectOf(world)?.settings?.pronunciations).toEqual(saved)
  const isOther = ({ slug, id }: { slug: string; id: number }) =>
    slug === 'text-to-speech' && id !== projectOf(world)?.id
  const other = () =>
    world.db.projects.list({ where: { customer_id: 1, status: projectStatuses.COMPLETED } }).find(isOther)
  go(`/en/services/text-to-speech/${other()?.id}`)
  await userEvent.click(page.getByRole('button', { name: 'Pronunciation' }))
  await userEvent.click(modal.getByRole('button', { name: 'Add 1 word of my list' }))
  await expect.poll(() => other()?.settings?.pronunciations).toEqual(saved)
})
