import type { Locator, Page } from '@playwright/test'
import type { PaymentWayName } from '#mocks/payment-page/payment-ways.ts'
import { expect } from './test.ts'
import type { Texts } from './texts.ts'

const PAYMENT_PAGE = /\/sandbox\/payment\.html\?id=/

export async function openTopUp(page: Page, t: Texts): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: /₼/ }).click()
  return topUpModal(page, t)
}

export function topUpModal(page: Page, t: Texts): Locator {
  return page.getByRole('dialog', { name: t('billing:topUp.title') })
}

export async function goToPayment(page: Page, t: Texts): Promise<void> {
  const label = t('billing:topUp.confirmPlain')
  await topUpModal(page, t).getByRole('button', { name: label }).click()
  await expect(page).toHaveURL(PAYMENT_PAGE)
}

/** Pays on the payment page, with the given outcome. */
export async function pay(page: Page, way: PaymentWayName = 'accept'): Promise<void> {
  await page.locator(`input[name="way"][value="${way}"]`).check()
  await page.locator('button[type="submit"]').click()
}

/** Waits until the payment screen shows the outcome. */
export async function expectPaymentState(
  page: Page,
  t: Texts,
  state: 'success' | 'failed' | 'canceled' | 'pending',
) {
  const title = t(`billing:payment.${state}.title`)
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
}
