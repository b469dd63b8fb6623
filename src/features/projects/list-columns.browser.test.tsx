import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('the status of a bot is readable in full in its row', async () => {
  await openApp('/services/chat-bot')
  const status = page.getByRole('cell').getByText('Cavaba hazır')
  await expect.element(status).toBeVisible()
  const { scrollWidth, clientWidth } = status.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('a copy without sound shows its characters, not the length of its pauses', async () => {
  await openApp('/en/services/text-to-speech')
  const title = 'Muğam haqqında qısa hekayə'
  await userEvent.click(page.getByRole('button', { name: `Actions for “${title}”` }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }))
  const copy = () =>
    page
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent)
      .find((text) => text?.startsWith(`${title} (copy)`))
  await expect.poll(copy).toContain('456 characters')
})
