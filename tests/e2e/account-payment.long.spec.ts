import { en as pageEn } from '#mocks/payment-page/texts/en.ts'
import { balanceOn } from './support/account.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { expectPaymentState, goToPayment, openTopUp, pay } from './support/payment.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = await textsOf('en')

test.beforeEach(async ({ page }) => {
  await signIn(page, 'deniz', 'en')
  await openTopUp(page, t)
  await goToPayment(page, t)
})

test('a canceled payment changes nothing and leads back to its start', async ({ page }) => {
  await page.getByRole('button', { name: pageEn.cancel }).click()
  await expect(page).toHaveURL('/en/payment/canceled')
  await expectPaymentState(page, t, 'canceled')
  expect(await balanceOn(page)).toBe(0)
  await page.getByRole('link', { name: t('billing:payment.back') }).click()
  await expect(page).toHaveURL('/en')
})

test('a customer who never returns from the payment page has paid nothing, and can still pay', async ({
  page,
  context,
}) => {
  const begun = page.url()
  await page.close()
  const later = await context.newPage()
  await later.goto('/en/transactions')
  await expect(later.getByRole('row', { name: t('status.in-progress') })).toHaveCount(1)
  expect(await balanceOn(later)).toBe(0)
  await later.goto(begun)
  await pay(later)
  await expectPaymentState(later, t, 'success')
  await expect.poll(() => balanceOn(later)).toBe(1000)
})

test('the balance is right after a payment without a return to the app', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/en')
  await pay(page, 'lost')
  await expect(page.getByRole('heading', { name: pageEn.lostTitle })).toBeVisible()
  await letTimePass(other, () => expect.poll(() => balanceOn(other), SHORT_WAIT).toBe(1000))
  await page.goto('/en/payment')
  await expectPaymentState(page, t, 'success')
  await expect.poll(() => balanceOn(page)).toBe(1000)
})
