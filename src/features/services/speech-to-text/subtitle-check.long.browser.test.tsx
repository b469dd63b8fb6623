import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'
import { catchSavedFiles } from '#tests/support/saved-files.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const bar = page.getByRole('region', { name: 'Checking' })
const found = (count: number) => bar.getByText(`Outside the subtitle limits: ${count}`, { exact: true })
const limit = (name: string | RegExp) => bar.getByRole('textbox', { name })
const dialog = page.getByRole('dialog')

async function openLimits() {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await pressTool('Check')
  await userEvent.click(bar.getByRole('button', { name: 'Settings' }))
  return world
}

test('a text too fast to read is counted, shown at its segment, and found with F8', async () => {
  const world = await openLimits()
  await expect.element(found(0)).toBeVisible()
  const { start = 0, end = 0 } = segmentsOf(world)[2]?.segment ?? {}
  await userEvent.fill(segmentText(3), 'x'.repeat(Math.ceil((end - start) * 25)))
  await expect.element(found(1)).toBeVisible()
  await expect.element(page.getByText(/^25\.\d\s?cps$/)).toBeVisible()
  await userEvent.click(segmentText(1))
  await userEvent.keyboard('{F8}')
  await expect.element(segmentText(3)).toHaveFocus()
  await userEvent.fill(limit(/^Most characters per second/), '30')
  await expect.element(found(0)).toBeVisible()
})

test('a fetched file is checked before it is saved; a finding leads to its segment, and it can be saved all the same', async () => {
  await openLimits()
  await userEvent.fill(limit(/^Most characters per line/), '10')
  const saved = catchSavedFiles()
  async function exportSubtitles() {
    await userEvent.click(page.getByRole('button', { name: 'Export' }).first())
    await expect.element(dialog).toBeVisible()
    await userEvent.click(dialog.getByRole('combobox', { name: 'Format' }))
    await userEvent.click(page.getByRole('option', { name: 'SRT subtitles' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expect.element(dialog.getByText(/^Outside your limits in this file: \d+$/)).toBeVisible()
  }
  await exportSubtitles()
  expect(saved).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Save all the same' }))
  expect(saved).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await exportSubtitles()
  await userEvent.click(
    dialog
      .getByRole('listitem')
      .getByRole('button', { name: /Line: \d+\scharacters/ })
      .first(),
  )
  await expect.element(segmentText(1)).toHaveFocus()
})
