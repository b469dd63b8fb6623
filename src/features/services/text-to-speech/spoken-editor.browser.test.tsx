import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { spokenStatuses } from '#tests/support/spoken-statuses.ts'

/** Has a silence as its third block. */
const PROJECT = '/en/services/text-to-speech/14'
const block = page.getByRole('textbox', { name: 'Block 1, text', exact: true })
const saved = page.getByText('Saved', { exact: true })

test('saving is silent while the customer writes, and is announced after Ctrl S', {
  tags: 'long',
}, async () => {
  await openApp(PROJECT)
  await expect.element(block).toBeVisible()
  const spoken = spokenStatuses()
  await userEvent.fill(block, 'Salam.')
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await expect.element(saved).toBeVisible()
  expect(spoken().filter((text) => /sav/i.test(text))).toEqual([])
  await userEvent.fill(block, 'Salam, dünya.')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => spoken().filter((text) => /sav/i.test(text))).toEqual(['Saved'])
})

test('a silence that is added takes the focus, and its name says whose length it is', {
  tags: 'long',
}, async () => {
  await openApp(PROJECT)
  await expect.element(block).toBeVisible()
  await userEvent.click(block)
  await userEvent.click(page.getByRole('button', { name: 'Add a silence' }))
  const length = page.getByRole('textbox', { name: 'Silence, seconds, block 2', exact: true })
  await expect.element(length).toHaveFocus()
  await userEvent.keyboard('2')
  await expect.element(length).toHaveValue('2')
})
