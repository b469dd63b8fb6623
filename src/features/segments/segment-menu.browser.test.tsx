import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript, segmentText } from '#tests/support/open-transcript.tsx'

test('after a segment was removed by keyboard the focus is in the text that takes its place', async () => {
  await openTranscript()
  await expect.element(segmentText(3)).toBeVisible()
  const text = segmentText(3).element()
  const next = text instanceof HTMLTextAreaElement ? text.value : ''
  const menu = page.getByRole('button', { name: 'Actions for segment 2', exact: true }).element()
  if (menu instanceof HTMLElement) menu.focus()
  await userEvent.keyboard('{Enter}')
  // A key pressed before the menu has taken the focus would not reach it.
  await expect.poll(() => document.activeElement?.closest('[role=menu]')).toBeTruthy()
  await userEvent.keyboard('{End}')
  // The menu moves its focus a moment after the key.
  await expect.element(page.getByRole('menuitem').last()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(segmentText(2)).toHaveValue(next)
  await expect.element(segmentText(2)).toHaveFocus()
})
