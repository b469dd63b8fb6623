import type { Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { expect } from './test.ts'
import { address, type Locale, type Texts, textsOf } from './texts.ts'

export const PAYMENT_PAGE = /\/sandbox\/payment\.html\?id=/
const BALANCE = /balance|баланс|bakiye|balans/i

export async function openBalance(page: Page, t: Texts) {
  await page.getByRole('button', { name: BALANCE }).first().click()
  return page.getByRole('dialog', { name: t('billing:topUp.title') })
}

export async function endPayment(page: Page, way: string) {
  await expect(page).toHaveURL(PAYMENT_PAGE)
  await page.locator(`input[value="${way}"]`).check()
  await page.locator('button[type="submit"]').click()
}

/** Pays a top-up with a promo code and checks the bonus and the way back. */
export async function isToppedUp(page: Page, locale: Locale) {
  const t = await textsOf(locale)
  await signIn(page, 'deniz', locale)
  await page.goto(address(locale, '/services'))
  const dialog = await openBalance(page, t)
  await dialog.getByRole('button', { name: t('billing:promo.open') }).click()
  await dialog.getByLabel(t('billing:promo.code')).fill('yeni5')
  await dialog.getByLabel(t('billing:promo.code')).press('Enter')
  await expect(dialog.getByRole('spinbutton')).toHaveValue('5')
  await dialog.locator('button[type="submit"]').click()
  await endPayment(page, 'accept')
  await expect(page).toHaveURL(address(locale, '/payment/success'))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('billing:payment.success.title'))
  await expect(page.getByRole('button', { name: BALANCE }).first()).toContainText(/10[.,]00/)
  await page.getByRole('link', { name: t('billing:payment.back') }).click()
  await expect(page).toHaveURL(address(locale, '/services'))
}
