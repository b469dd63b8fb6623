import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('a new customer sees what costs money and where to enter a promo code, without a warning', {
  tags: 'long',
}, async () => {
  await openApp('/en', { scenario: 'empty' })
  await expect.element(page.getByText('Your balance is empty')).toBeVisible()
  await expect.element(page.getByText(/Creating projects is free.*promo code/)).toBeVisible()
  await expect.element(page.getByText('Your balance is low')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Top up' }))
  await expect.element(page.getByRole('dialog', { name: 'Top up your balance' })).toBeVisible()
})

test('a low balance shows a warning with the remaining amount', async () => {
  await openApp('/en', { scenario: 'low-balance' })
  await expect.element(page.getByText('Your balance is low')).toBeVisible()
  await expect.element(page.getByText(/^You have ₼\d\.\d\d\./)).toBeVisible()
})
