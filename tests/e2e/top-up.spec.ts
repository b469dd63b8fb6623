import type { Page } from '@playwright/test'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, LOCALES, type Texts, textsOf } from './support/texts.ts'

const PAYMENT_PAGE = /\/sandbox\/payment\.html\?id=/
const BALANCE = /balance|баланс|bakiye|balans/i

async function openBalance(page: Page, t: Texts) {
  await page.getByRole('button', { name: BALANCE }).first().click()
  return page.getByRole('dialog', { name: t('billing:topUp.title') })
}

async function endPayment(page: Page, way: string) {
  await expect(page).toHaveURL(PAYMENT_PAGE)
  await page.locator(`input[value="${way}"]`).check()
  await page.locator('button[type="submit"]').click()
}

for (const locale of LOCALES) {
  test(`a top-up with a promo code is paid, brings its bonus and leads back (${locale})`, async ({
    page,
  }) => {
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
  })
}

test('a declined payment says why; tried again, it is one more deposit and is paid', async ({ page }) => {
  const t = await textsOf('en')
  await signIn(page, 'deniz', 'en')
  const dialog = await openBalance(page, t)
  await dialog.locator('button[type="submit"]').click()
  await endPayment(page, 'fundsDeclined')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('billing:payment.failed.title'))
  await page.getByRole('link', { name: t('billing:payment.again') }).click()
  await dialog.locator('button[type="submit"]').click()
  await endPayment(page, 'accept')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('billing:payment.success.title'))
  await page.goto('/en/transactions')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
})

test('Back from the payment page leads to the payment that was begun, and Back again to the page before', async ({
  page,
}) => {
  const t = await textsOf('en')
  await signIn(page, 'deniz', 'en')
  const dialog = await openBalance(page, t)
  await dialog.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(PAYMENT_PAGE)
  const begun = page.url()
  await page.goBack()
  await expect(dialog.getByRole('link', { name: t('billing:begun.continue') })).toHaveAttribute('href', begun)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/en')
  await page.goto('/en/payment')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('billing:payment.pending.title'))
  await page.getByRole('link', { name: t('billing:payment.continue') }).click()
  await endPayment(page, 'accept')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('billing:payment.success.title'))
})
