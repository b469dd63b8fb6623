import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const ALL = '/en/transactions'

const pressNow = (element: Element) => {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to press')
  element.click()
}

test('setting a filter before the previous one is rendered keeps the previous one', {
  tags: 'long',
}, async () => {
  const { address } = await openApp(ALL)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Period/ }))
  const any = page.getByRole('button', { name: 'This year' })
  await expect.element(any).toBeVisible()
  // Pressed by script, because a pointer elsewhere would close the calendar.
  pressNow(page.getByRole('combobox', { name: 'Type' }).element())
  const charge = page.getByRole('option', { name: 'Charge' })
  await expect.element(charge).toBeInTheDocument()
  const [option, year] = [charge.element(), any.element()]
  pressNow(option)
  pressNow(year)
  await expect.poll(address).toMatch(/type=charge&from=\d{4}-01-01&to=\d{4}-12-31$/)
})
