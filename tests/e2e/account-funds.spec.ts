import { EditorPage, qepikInText } from './support/editor-page.ts'
import { expectPaymentState, goToPayment, pay, topUpModal } from './support/payment.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.use({ expectedConsole: [/status of 402/] })

test('with too little money, paying the missing amount resumes the interrupted work', {
  tag: '@long',
}, async ({ page }) => {
  const t = await textsOf('az')
  const editor = new EditorPage(page, t)
  const modal = topUpModal(page, t)
  let price = 0
  let before = 0
  let project = ''

  await test.step('generating is refused and shows the missing amount', async () => {
    await signIn(page, 'anar')
    await page.goto('/services/text-to-speech/create')
    await editor.paste(SAMPLE_TEXTS.az.second.repeat(60))
    before = await editor.balance()
    price = await editor.generateAll()
    expect(price - before).toBeGreaterThanOrEqual(100)
    await expect(page.getByRole('heading', { name: t('billing-balance:funds.title') })).toBeFocused()
    project = new URL(page.url()).pathname
  })

  await test.step('the balance modal contains the missing amount', async () => {
    const funds = page.getByRole('region', { name: t('billing-balance:funds.title') })
    await funds.getByRole('link').click()
    const amount = modal.getByRole('spinbutton', { name: t('billing:topUp.amount') })
    const missing = (price - before) / 100
    await expect(amount).toHaveAttribute('aria-valuenow', String(missing))
    const said = modal.getByText(t('billing:topUp.missing', { amount: '' }).split('  ')[0] ?? '')
    await expect(said.first()).toBeVisible()
    await goToPayment(page, t)
  })

  await test.step('after the payment, the second press on the price succeeds', async () => {
    await pay(page)
    await expectPaymentState(page, t, 'success')
    const resume = page.getByRole('link', { name: t('billing:payment.resume', { price: '' }).trim() })
    expect(qepikInText((await resume.textContent()) ?? '')).toBe(price)
    await resume.click()
    await expect(page).toHaveURL(project)
    await editor.isBegun()
    await expect.poll(() => editor.balance()).toBe(0)
  })
})
