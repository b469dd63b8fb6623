import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere } from './support/account.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { openTopUp } from './support/payment.ts'
import { SandboxPanel } from './support/sandbox-panel.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.describe('when the session ends', () => {
  test.use({ expectedConsole: [/status of 401/] })

  test('a typed promo code waits for its customer, and nobody else sees it', async ({ page }) => {
    const t = await textsOf('az')
    const panel = new SandboxPanel(page)
    const code = page.getByLabel(t('billing:promo.code'))
    await signIn(page)
    await page.goto('/services')
    await panel.toggle()
    await openTopUp(page, t)
    await page.getByRole('button', { name: t('billing:promo.open') }).click()
    await code.fill('BAHAR')
    await panel.passWeek()
    await letTimePass(page, () => expect(page).toHaveURL(/^[^?]+\/login\?return=/, SHORT_WAIT))
    // The page was reloaded, so the panel is closed at first.
    await panel.toggle()
    await logInHere(page, t, demoAccounts.anar)
    await openTopUp(page, t)
    await page.getByRole('button', { name: t('billing:promo.open') }).click()
    await expect(code).toHaveValue('')
    await panel.passWeek()
    await letTimePass(page, () => expect(page).toHaveURL(/^[^?]+\/login\?return=/, SHORT_WAIT))
    await logInHere(page, t, demoAccounts.leyla)
    await openTopUp(page, t)
    await expect(code).toHaveValue('BAHAR')
  })
})

test('unsaved changes of the profile stay in their fields after a change of the language', async ({
  page,
}) => {
  const [az, en] = [await textsOf('az'), await textsOf('en')]
  await signIn(page)
  await page.goto('/profile')
  await page.getByLabel(az('profile:name'), { exact: true }).fill('Leyla Əliyeva-Həsənzadə')
  await page.getByRole('button', { name: new RegExp(`^${az('language')}`) }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('profile:title'))
  await expect(page.getByLabel(en('profile:name'), { exact: true })).toHaveValue('Leyla Əliyeva-Həsənzadə')
})
