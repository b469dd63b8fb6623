import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const endOf = (part: Element | undefined) => part?.firstElementChild?.getBoundingClientRect().right ?? 0

test('on a wide screen amounts and balances are aligned with the ends of their headings', {
  tags: 'long',
}, async () => {
  await page.viewport(1440, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/transactions')
  const firstRow = page.getByRole('rowheader').first()
  await expect.element(firstRow).toBeVisible()
  const cells = [...(firstRow.element().parentElement?.children ?? [])]
  const headings = page.getByRole('columnheader').elements()
  for (const name of ['Amount', 'Balance after']) {
    const column = headings.findIndex(({ textContent }) => textContent === name)
    expect(endOf(cells[column]), name).toBeCloseTo(endOf(headings[column]))
  }
})
