import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const period = page.getByRole('button', { name: /^Period/ })
const calendar = page.getByRole('grid', { name: /^\w+ 20\d\d$/ })
const day = (name: string) => page.getByRole('button', { name, exact: true })

test('a period can be chosen by keyboard alone and is kept in the address', { tags: 'long' }, async () => {
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

test('the calendar is one stop of the Tab key, and its keys move by days, weeks, months and years', {
  tags: 'long',
}, async () => {
  await openApp('/en/transactions?from=2026-11-11&to=2026-11-12')
  await userEvent.click(period)
  await expect.element(day('11 November 2026')).toBeVisible()
  await expect.poll(() => calendar.element().querySelectorAll('[tabindex="0"]').length).toBe(1)
  day('11 November 2026').element().focus()
  for (const [key, name] of [
    ['{ArrowRight}', '12 November 2026'],
    ['{ArrowLeft}', '11 November 2026'],
    ['{ArrowDown}', '18 November 2026'],
    ['{ArrowUp}', '11 November 2026'],
    ['{Home}', '9 November 2026'],
    ['{End}', '15 November 2026'],
    ['{PageUp}', '15 October 2026'],
    ['{PageDown}', '15 November 2026'],
    ['{Shift>}{PageUp}{/Shift}', '15 November 2025'],
    ['{Shift>}{PageDown}{/Shift}', '15 November 2026'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(day(name)).toHaveFocus()
    expect(calendar.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(period).toHaveFocus()
})

test('a preset period takes one press, and "All days" removes the filter', { tags: 'long' }, async () => {
  const { address } = await openApp('/en/transactions')
  await userEvent.click(period)
  await userEvent.click(page.getByRole('button', { name: 'Last month' }))
  await expect.poll(address).toMatch(/\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-(?:28|29|30|31)$/)
  await userEvent.click(period)
  await userEvent.click(page.getByRole('button', { name: 'All days' }))
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
