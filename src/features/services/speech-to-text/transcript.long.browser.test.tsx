import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import {
  MEETING,
  openTranscript,
  projectOf,
  segmentsOf,
  segmentText,
} from '#tests/support/open-transcript.tsx'

const { IN_PROGRESS, COMPLETED } = projectStatuses

test('the message about a removed segment calls it a segment, and the segment can be restored', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(2)).toBeVisible()
  const count = segmentsOf(world).length
  await userEvent.click(page.getByRole('button', { name: 'Actions for segment 2', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Remove', exact: true }))
  const offer = page.getByRole('status').filter({ hasText: 'Segment removed' })
  await expect.element(offer).toBeVisible()
  expect(segmentsOf(world)).toHaveLength(count - 1)
  await userEvent.click(offer.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => segmentsOf(world).length).toBe(count)
})

test('a corrected word is saved with its words, and undone', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  const before = segmentsOf(world)[0]
  await userEvent.click(segmentText(1))
  await userEvent.keyboard('{End} bəli')
  await expect.poll(() => segmentsOf(world)[0]?.text).toBe(`${before?.text} bəli`)
  const after = segmentsOf(world)[0]
  expect(after?.segment?.words.slice(0, -1)).toEqual(before?.segment?.words)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => segmentsOf(world)[0]?.text).toBe(before?.text)
  player.close()
})

test('splitting and merging neither loses nor duplicates words', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  const all = () =>
    segmentsOf(world)
      .flatMap(({ segment }) => segment?.words ?? [])
      .map((word) => word.text)
      .join(' ')
  const words = all()
  const count = segmentsOf(world).length
  await userEvent.click(segmentText(1))
  // Enter does nothing without text before the caret, and segments contain no line breaks.
  await userEvent.keyboard('{Home}{Enter}{Shift>}{Enter}{/Shift}')
  await userEvent.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}{Enter}')
  await expect.poll(() => segmentsOf(world).length).toBe(count + 1)
  // The new part is created before the old one is shortened, so that no word is missing at any time.
  await expect.poll(all).toBe(words)
  await userEvent.keyboard('{Home}{Backspace}')
  await expect.poll(() => segmentsOf(world).length).toBe(count)
  expect(all()).toBe(words)
  player.close()
})

test('segments of a running project appear one after the other, each once', async () => {
  const { world } = await openTranscript('Həftəlik görüş')
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await expect.element(page.getByText('Completed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible()
  const count = segmentsOf(world, 'Həftəlik görüş').length
  await expect.element(page.getByText(new RegExp(`^${count} segments`))).toBeVisible()
})

test('a rejected recording shows the reason and the refund once; fixing it opens the options with the error', async () => {
  const { world } = await openTranscript('Zəng, 14 noyabr')
  await expect
    .element(page.getByRole('alert').getByText(/Another language than the chosen one/))
    .toBeVisible()
  expect(page.getByText(/balance/i).elements()).toHaveLength(1)
  await expect.element(page.getByText(/The recording is ready/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Transcribe/ })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Fix and resend' }))
  const dialog = page.getByRole('dialog', { name: 'Fix and resend' })
  const language = dialog.getByRole('combobox', { name: 'Spoken language' })
  await expect.element(language).toHaveAccessibleDescription(/Another language than the chosen one/)
  await expect.element(language).toHaveFocus()
  await userEvent.click(language)
  await userEvent.click(page.getByRole('option', { name: 'Detect it' }))
  await expect.element(dialog.getByText(/Another language/)).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: /^Resend · ₼/ }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => projectOf(world, 'Zəng, 14 noyabr')?.status).toBe(3)
})

test('a draft shows its price, and transcribing starts', async () => {
  const { world } = await openTranscript('Customer interview')
  await userEvent.click(page.getByRole('button', { name: /^Transcribe · ₼/ }))
  await expect.poll(() => projectOf(world, 'Customer interview')?.status).toBeOneOf([IN_PROGRESS, COMPLETED])
  await expect.element(segmentText(1)).toBeVisible()
})

test('selected segments are exported alone, without sound options', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Actions for segment 2', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Select', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Export' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('radio', { name: 'Selected (1)' })).toBeChecked()
  expect(dialog.getByRole('slider').elements()).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Export', exact: true }))
  const { id = 0 } = projectOf(world, MEETING) ?? {}
  const [, second] = world.db.outlines.get(id)?.block_ids ?? []
  const asked = () => world.db.exports.list({ where: { project_id: id } }).at(-1)?.block_ids
  await expect.poll(asked).toEqual([second])
})

test('names, times and lines are offered for formats that have them, and the choice is saved', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  const dialog = page.getByRole('dialog')
  const names = dialog.getByRole('switch', { name: 'Speaker names' })
  const times = dialog.getByRole('switch', { name: 'Timestamps' })
  const line = dialog.getByRole('textbox', { name: 'Maximum characters per line' })
  const makeFile = dialog.getByRole('button', { name: 'Export', exact: true })
  await userEvent.click(page.getByRole('button', { name: 'Export' }))
  await expect.element(times).toBeChecked()
  await expect.element(line).not.toBeInTheDocument()
  await userEvent.click(names)
  await userEvent.click(dialog.getByRole('combobox', { name: 'Format' }))
  await userEvent.click(page.getByRole('option', { name: 'SRT subtitles' }))
  await expect.element(names).not.toBeChecked()
  await expect.element(times).not.toBeInTheDocument()
  await userEvent.fill(line, '12')
  await expect.element(dialog.getByText('Enter a whole number from 20 to 80.')).toBeVisible()
  await expect.element(makeFile).toBeDisabled()
  await userEvent.fill(line, '32')
  await userEvent.click(dialog.getByRole('radio', { name: '1', exact: true }))
  await userEvent.click(makeFile)
  const made = dialog.getByText(/^SRT · no names · 32 characters × 1 · /)
  await expect.element(made).toBeVisible()
  const { id = 0 } = projectOf(world, MEETING) ?? {}
  const request = { format: 'srt', has_speakers: false, line_length: 32, line_count: 1 }
  expect(world.db.exports.list({ where: { project_id: id } }).at(-1)).toMatchObject(request)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Export' }))
  await expect.element(line).toHaveValue('32')
  await expect.element(names).not.toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: '1', exact: true })).toBeChecked()
})

test('after a partial transcription again, both versions are kept and can be switched', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(2)).toBeVisible()
  await userEvent.click(segmentText(2))
  await userEvent.keyboard('{End} bəli')
  await userEvent.click(page.getByRole('button', { name: 'Actions for segment 2', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Select', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Transcribe again' }))
  await expect
    .element(page.getByText('What you changed in 1 segment stays in the current version.'))
    .toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^Transcribe · ₼/ }))
  const version = page.getByRole('combobox', { name: 'Version of the transcript' })
  await expect.element(version).toBeVisible()
  await expect.element(version).toBeEnabled()
  await userEvent.click(version)
  await userEvent.click(page.getByRole('option', { name: /^Version 1/ }))
  const { id = 0 } = projectOf(world, MEETING) ?? {}
  const versions = world.db.transcriptVersions.list({ where: { project_id: id } })
  await expect.poll(() => world.db.transcripts.get(id)?.version_id).toBe(versions[0]?.id)
  await expect.element(version.getByText(/^Version 1 ·/)).toBeVisible()
  player.close()
  await expect.element(page.getByText(new RegExp(`^${segmentsOf(world).length} segments`))).toBeVisible()
})
