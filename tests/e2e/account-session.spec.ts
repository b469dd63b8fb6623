import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { balanceOn, logInHere, logOut } from './support/account.ts'
import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { expectPaymentState, goToPayment, openTopUp, pay } from './support/payment.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { SandboxPanel } from './support/sandbox-panel.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const { first, second, edited } = SAMPLE_TEXTS.az

test.describe('a session that ends during an edit', () => {
  test.use({ expectedConsole: [/status of 401/] })

  test('leads to the login page and back to the unsaved text', async ({ page }) => {
    const t = await textsOf('az')
    const editor = new EditorPage(page, t)
    const panel = new SandboxPanel(page)
    await signIn(page)
    await page.goto('/services/text-to-speech/create')
    await editor.paste(`${first}\n\n${second}`)
    await editor.isSaved()
    const project = new URL(page.url()).pathname
    await panel.toggle()
    await editor.text(1).fill(edited)
    await panel.passWeek()

    await expect(page).toHaveURL(`/login?return=${encodeURIComponent(project)}`)
    await expect(page.getByText(t('auth:login.sessionEnded'))).toBeVisible()
    await logInHere(page, t, demoAccounts.leyla)
    await expect(page).toHaveURL(project)
    await expect(editor.text(1)).toHaveValue(edited)
    await expect(editor.text(2)).toHaveValue(second)
    await editor.isSaved()
    await page.reload()
    await expect(editor.text(1)).toHaveValue(edited)
  })
})

test('two tabs log in, see the balance and log out as one', { tag: '@long' }, async ({ page, context }) => {
  const t = await textsOf('en')
  const other = await context.newPage()
  await other.goto('/en/login?return=%2Ftransactions')
  await expect(other.getByRole('button', { name: t('auth:login.submit') })).toBeVisible()

  await test.step('login in one tab logs the other in', async () => {
    await signIn(page, 'deniz', 'en')
    await expect(other).toHaveURL('/en/transactions')
    expect(await balanceOn(other)).toBe(0)
  })

  await test.step('a payment in one tab shows in the other', async () => {
    await openTopUp(page, t)
    await goToPayment(page, t)
    await pay(page)
    await expectPaymentState(page, t, 'success')
    await expect.poll(() => balanceOn(page)).toBe(1000)
    await letTimePass(other, () => expect.poll(() => balanceOn(other), SHORT_WAIT).toBe(1000))
  })

  await test.step('logout in one tab ends the session of the other, which can return', async () => {
    await page.goto('/en/services/text-to-speech')
    await logOut(page, t)
    await expect(page).toHaveURL('/en/login?return=%2Fservices%2Ftext-to-speech')
    await expect(other).toHaveURL('/en/login?return=%2Ftransactions')
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t('auth:login.title'))
      await expect(tab.getByText(t('auth:login.sessionEnded'))).toBeHidden()
    }
  })

  await test.step("another customer who logs in there starts at home, not on the first one's page", async () => {
    await logInHere(page, t, demoAccounts.leyla)
    await expect(page).toHaveURL('/en')
    await expect(other).toHaveURL('/en')
  })
})
