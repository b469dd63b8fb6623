import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const start = page.getByRole('button', { name: 'Start writing' })
const block = page.getByRole('textbox', { name: 'Block 1, text', exact: true })

test('the start button leaves after the focus has moved to the first block, so that a screen reader announces it', {
  tags: 'long',
}, async () => {
  await openApp('/en/services/text-to-speech/create', { engines: quickEngines() })
  await expect.element(start).toBeVisible()
  const whenMoved: boolean[] = []
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement) whenMoved.push(start.query() !== null)
  }
  document.addEventListener('focusin', note)
  onTestFinished(() => document.removeEventListener('focusin', note))
  await start.click()
  await expect.element(block).toHaveFocus()
  expect(whenMoved[0]).toBe(true)
  await expect.element(start).not.toBeInTheDocument()
  await userEvent.keyboard('Salam.')
  await expect.element(block).toHaveValue('Salam.')
})
