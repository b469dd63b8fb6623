import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'
import { catchSavedFiles } from '#tests/support/saved-files.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const dialog = page.getByRole('dialog', { name: 'Subtitles' })
const clock = (seconds = 0) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

test('subtitles replace the recognised text by time, are undone in one step, and come back unchanged', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  const before = segmentsOf(world).map(({ text }) => text)
  const [first, second] = segmentsOf(world).map(({ segment }) => segment)
  const file = [
    'WEBVTT',
    `${clock(first?.start)} --> ${clock(first?.end)}\n<v Leyla>Birinci hissə`,
    `${clock(second?.start)} --> ${clock(second?.end)}\nİkinci hissə`,
    '09:00:00.000 --> 09:00:01.000\nHeç yerdə',
  ].join('\n\n')
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Subtitles' }))
  await expect.element(dialog).toBeVisible()
  await chooseFiles(new File([file], 'film.vtt'), 'dialog')
  await expect
    .element(dialog.getByText('2 segments get their text from the file (subtitles used: 2).'))
    .toBeVisible()
  await expect.element(dialog.getByText('Heç yerdə')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Replace the text of 2 segments' }))
  const texts = () => segmentsOf(world).map(({ text }) => text)
  await expect.poll(texts).toEqual(['Birinci hissə', 'İkinci hissə', ...before.slice(2)])
  expect(segmentsOf(world)[0]?.segment).toMatchObject({ start: first?.start, end: first?.end })

  const saved = catchSavedFiles()
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Subtitles' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Download VTT' }))
  expect(await saved[0]?.text).toBe(file)
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }).first())
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Undo' }))
  await expect.poll(texts).toEqual(before)
})
