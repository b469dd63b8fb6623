import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const period = page.getByRole('button', { name: /^Period/ })
const calendar = page.getByRole('table', { name: /^\w+ 20\d\d$/ })
const day = (name: string) => page.getByRole('button', { name, exact: true })

test('a period can be chosen by keyboard alone and is kept in the address', async () => {
  const { address } = await openApp('/en/transactions?from=2026-11-10&to=2026-11-12')
  await expect.element(period).toBeVisible()
  period.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(day('10 November 2026')).toBeVisible()
  day('10 November 2026').element().focus()
  await userEvent.keyboard('{ArrowUp}{Home}{Enter}')
  await expect.element(page.getByText('Choose the last day.')).toBeVisible()
  await userEvent.keyboard('{PageUp}{Enter}')
  await expect.poll(address).toBe('/en/transactions?from=2026-10-02&to=2026-11-02')
  await expect.element(period).toHaveTextContent('2 October 2026 – 2 November 2026')
})

test('a preset period takes one press, and "Any day" removes the filter', async () => {
  const { address } = await openApp('/en/transactions')
  await userEvent.click(period)
  await userEvent.click(page.getByRole('button', { name: 'Last month' }))
  await expect.poll(address).toMatch(/\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-(?:28|29|30|31)$/)
  await userEvent.click(period)
  await userEvent.click(page.getByRole('button', { name: 'Any day' }))
  await expect.poll(address).toBe('/en/transactions')
})

test.each([320, 390])('the calendar fits into a window of %i px', async (width) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/transactions')
  await userEvent.click(period)
  await expect.element(calendar).toBeVisible()
  const box = calendar.element().getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(width)
})
