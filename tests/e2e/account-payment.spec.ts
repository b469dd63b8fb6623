import { accountEn } from '#mocks/messages/account/en.ts'
import { balanceOn } from './support/account.ts'
import { expectPaymentState, goToPayment, openTopUp, pay, topUpModal } from './support/payment.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = await textsOf('en')

test.beforeEach(async ({ page }) => {
  await signIn(page, 'deniz', 'en')
  await openTopUp(page, t)
  await goToPayment(page, t)
})

test("a declined payment shows the bank's reason, changes nothing, and can be made again", {
  tag: '@long',
}, async ({ page }) => {
  await pay(page, 'limitDeclined')
  await expect(page).toHaveURL('/en/payment/failed')
  await expectPaymentState(page, t, 'failed')
  await expect(page.getByText(accountEn.card_limit)).toBeVisible()
  expect(await balanceOn(page)).toBe(0)
  await page.getByRole('link', { name: t('billing:payment.again') }).click()
  await expect(topUpModal(page, t).getByRole('spinbutton')).toHaveValue('10')
  await goToPayment(page, t)
  await pay(page)
  await expectPaymentState(page, t, 'success')
  await expect.poll(() => balanceOn(page)).toBe(1000)
  // One more deposit, because the declined one stays as it is.
  await page.goto('/en/transactions')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
})
