import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'

const bar = page.getByRole('region', { name: 'Checking' })
const tick = (place: number) => page.getByRole('checkbox', { name: `Checked: Segment ${place}`, exact: true })
const progress = (done: number) => bar.getByText(new RegExp(`^Checked: ${done} of \\d+$`))

async function openChecking() {
  const { reload } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await pressTool('Check')
  await expect.element(progress(0)).toBeVisible()
  return reload
}

test('a tick is set by hand, editing takes it away, undo brings it back, and it is there after a reload', {
  tags: 'long',
}, async () => {
  const reload = await openChecking()
  await userEvent.click(tick(1))
  await expect.element(tick(1)).toBeChecked()
  await expect.element(progress(1)).toBeVisible()
  await userEvent.fill(segmentText(1), 'Something else')
  await expect.element(tick(1)).not.toBeChecked()
  await expect.element(progress(0)).toBeVisible()
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Undo' }))
  await expect.element(tick(1)).toBeChecked()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  reload()
  await expect.element(segmentText(1)).toBeVisible()
  await userEvent.keyboard('{F9}')
  await expect.element(tick(1)).toBeChecked()
})

test('F9 goes to the next unchecked segment, with Shift it ticks the present one first', async () => {
  await openChecking()
  await userEvent.click(segmentText(1))
  await userEvent.keyboard('{Shift>}{F9}{/Shift}')
  await expect.element(segmentText(2)).toHaveFocus()
  await expect.element(tick(1)).toBeChecked()
  await userEvent.click(tick(3))
  await userEvent.click(segmentText(2))
  await userEvent.keyboard('{F9}')
  await expect.element(segmentText(4)).toHaveFocus()
})

test('export warns of what is unchecked only if that is wanted, and leads to it', {
  tags: 'long',
}, async () => {
  await openChecking()
  const dialog = page.getByRole('dialog')
  const warning = dialog.getByText(/^Not checked yet: \d+ of \d+\.$/)
  await userEvent.click(page.getByRole('button', { name: 'Export' }).first())
  await expect.element(dialog).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(bar.getByRole('button', { name: 'Settings' }))
  await userEvent.click(bar.getByRole('checkbox', { name: /^Warn before export/ }))
  await userEvent.click(tick(1))
  await userEvent.click(page.getByRole('button', { name: 'Export' }).first())
  await expect.element(warning).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Show the first' }))
  await expect.element(segmentText(2)).toHaveFocus()
})
