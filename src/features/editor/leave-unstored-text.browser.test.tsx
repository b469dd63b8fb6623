import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isClosingAsked } from '#tests/support/is-closing-asked.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'
const block = page.getByRole('textbox', { name: 'Block 1, text', exact: true })
const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))

test('leaving with text that is neither saved nor stored asks first, for links and for closing the tab', async () => {
  const { world } = await openApp('/en/services', {
    engines: quickEngines(),
    prepare: ({ db }) =>
      `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title: DRAFT_TITLE })?.id}`,
  })
  await expect.element(block).toBeVisible()
  const announced = () =>
    page
      .getByRole('status')
      .elements()
      .map((status) => status.textContent)
  expect(announced()).not.toContain('Saved')
  expect(isClosingAsked()).toBe(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  world.faults.add({ endpoint: 'updateBlock', fault: { kind: 'network' } })
  await userEvent.type(block, ' and more')
  await expect.element(page.getByText(/Keep the page open/)).toBeVisible()
  expect(isClosingAsked()).toBe(true)
  await userEvent.click(page.getByRole('link', { name: 'Avaz', exact: true }))
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(block).toBeVisible()
  world.faults.clear()
  // The editor saves automatically as soon as a call succeeds.
  await expect.element(page.getByText('Saved', { exact: true }).first()).toBeInTheDocument()
  await expect.poll(isClosingAsked).toBe(false)
})
