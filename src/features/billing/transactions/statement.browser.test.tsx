import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('a statement has all transactions of the list, and the company that the customer types', async () => {
  await openApp('/en/transactions?from=2020-01-01')
  await userEvent.click(page.getByRole('button', { name: 'Statement' }))
  const dialog = page.getByRole('dialog', { name: 'Statement' })
  await userEvent.click(dialog.getByText('Company and tax number'))
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Company name' }), 'Xəzər MMC')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Tax number' }), '1234567890')
  const paper = () => document.querySelector('body > .statement')
  await expect.poll(() => paper()?.textContent).toContain('Xəzər MMC, tax number 1234567890')
  const [, count] = /^(\d+) transactions$/.exec(dialog.getByRole('status').element().textContent) ?? []
  expect(Number(count)).toBeGreaterThan(20)
  expect(paper()?.querySelectorAll('tbody tr')).toHaveLength(Number(count))
  await userEvent.keyboard('{Escape}')
  await expect.poll(paper).toBeNull()

  await userEvent.click(page.getByRole('button', { name: /^Receipt for No\. / }).first())
  await expect.element(page.getByRole('article').getByText('Xəzər MMC, tax number 1234567890')).toBeVisible()
})
