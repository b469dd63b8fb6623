import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { endPayment, isToppedUp, openBalance, PAYMENT_PAGE } from './support/top-up.ts'

test('a top-up with a promo code is paid, adds its bonus and leads back', { tag: '@long' }, ({ page }) =>
  isToppedUp(page, 'ru'),
)

test('Back from the payment page leads to the started payment, and Back again to the page before', {
  tag: '@long',
}, async ({ page }) => {
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
