import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('shortening the text while money is missing does not move the focus', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services', {
    scenario: 'low-balance',
    prepare({ db }) {
      const project = db.projects.first({ customer_id: 1, slug: 'text-to-speech' })
      return `/en/services/text-to-speech/${project?.id}`
    },
  })
  const text = page.getByRole('textbox', { name: 'Block 1, text', exact: true })
  await userEvent.click(page.getByRole('button', { name: /^Generate \d+ blocks? · / }))
  await expect.element(page.getByRole('heading', { name: 'Not enough on your balance' })).toHaveFocus()
  await userEvent.fill(text, 'Qısa bir cümlə.')
  await expect.poll(() => world.db.blocks.first({ text: 'Qısa bir cümlə.' })).toBeDefined()
  await expect.element(page.getByRole('button', { name: /^Generate \d+ blocks? · / })).toBeVisible()
  expect(document.activeElement).toBe(text.element())
})
