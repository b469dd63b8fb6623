import { balanceOn, logInHere, logOut } from './support/account.ts'
import { expectPaymentState, goToPayment, openTopUp, pay } from './support/payment.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const CUSTOMER = { name: 'Aylin Demir', email: 'aylin@avaz.example', password: 'deniz kenarında çay' }

test('a customer registers, confirms the address, logs in and tops up with a promo code', async ({
  page,
  mails,
}) => {
  const t = await textsOf('tr')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('registration sends a code', async () => {
    await page.goto('/tr/login')
    await page.getByRole('link', { name: t('auth:login.register') }).click()
    await expect(heading).toHaveText(t('auth-account:register.title'))
    await page.getByLabel(t('auth-account:name'), { exact: true }).fill(CUSTOMER.name)
    await page.getByLabel(t('auth:email')).fill(CUSTOMER.email)
    await page.getByLabel(t('auth:password'), { exact: true }).fill(CUSTOMER.password)
    await page.getByRole('button', { name: t('auth-account:register.submit') }).click()
    await expect(heading).toHaveText(t('auth-account:verify.title'))
  })

  await test.step('the code confirms the address and logs in', async () => {
    const code = await mails.codeFor(CUSTOMER.email)
    await page.getByLabel(t('auth-account:verify.code')).fill(code)
    await expect(page).toHaveURL('/tr')
    await expect(heading).toContainText('Aylin')
    await expect(page.getByText(t('auth-account:unverified.title'))).toHaveCount(0)
  })

  await test.step('the customer logs out and in again', async () => {
    await logOut(page, t)
    await expect(page).toHaveURL(/\/tr\/login/)
    await logInHere(page, t, CUSTOMER)
    await expect(heading).toContainText('Aylin')
    expect(await balanceOn(page)).toBe(0)
  })

  await test.step('a promo code sets the amount, and paying it adds the same amount again', async () => {
    const modal = await openTopUp(page, t)
    await modal.getByRole('button', { name: t('billing:promo.open') }).click()
    await modal.getByLabel(t('billing:promo.code')).fill('bahar25')
    await modal.getByRole('button', { name: t('actions.apply') }).click()
    const amount = modal.getByRole('spinbutton', { name: t('billing:topUp.amount') })
    await expect(amount).toHaveValue('25')
    await expect(amount).not.toBeEditable()
    await goToPayment(page, t)
    await pay(page)
    await expect(page).toHaveURL('/tr/payment/success')
    await expectPaymentState(page, t, 'success')
    await expect.poll(() => balanceOn(page)).toBe(5000)
  })

  await test.step('the transactions show both lines', async () => {
    await page.getByRole('link', { name: t('billing:payment.back') }).click()
    await expect(page).toHaveURL('/tr')
    await page.goto('/tr/transactions')
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await expect(page.getByRole('table').getByText(t('billing:type.bonus'))).toBeVisible()
  })
})
