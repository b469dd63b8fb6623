import type { Page } from '@playwright/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere } from './support/account.ts'
import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORTLY } from './support/let-time-pass.ts'
import { openTopUp } from './support/payment.ts'
import { SAMPLE_TEXTS } from './support/sample-texts.ts'
import { SandboxPanel } from './support/sandbox-panel.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { type Texts, textsOf } from './support/texts.ts'

const { first, edited } = SAMPLE_TEXTS.az
const NEW_NAME = 'Leyla Əliyeva-Həsənzadə'

const nameField = (page: Page, t: Texts) => page.getByLabel(t('profile:name'), { exact: true })

async function changeLanguage(page: Page, t: Texts, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${t('language')}`) }).click()
  await page.getByRole('menuitem', { name }).click()
}

test.describe('when the session ends', () => {
  test.use({ expectedConsole: [/status of 401/] })

  test('unsaved changes of the profile wait until the customer has logged in again', async ({ page }) => {
    const t = await textsOf('az')
    const panel = new SandboxPanel(page)
    await signIn(page)
    await page.goto('/profile')
    await panel.toggle()
    await nameField(page, t).fill(NEW_NAME)
    await panel.passWeek()
    // The next refresh of the balance notices it.
    await letTimePass(page, () => expect(page).toHaveURL('/login?return=%2Fprofile', SHORTLY))
    await expect(page.getByText(t('auth:login.sessionEnded'))).toBeVisible()
    await logInHere(page, t, demoAccounts.leyla)
    await expect(page).toHaveURL('/profile')
    await expect(nameField(page, t)).toHaveValue(NEW_NAME)
    await expect(page.getByText(t('profile:restored'))).toBeVisible()
  })

  test('so does a promo code that was being typed, and nobody else sees it', async ({ page }) => {
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
    await letTimePass(page, () => expect(page).toHaveURL(/^[^?]+\/login\?return=/, SHORTLY))
    // The page was loaded anew, and the panel is closed at first.
    await panel.toggle()
    await logInHere(page, t, demoAccounts.anar)
    await openTopUp(page, t)
    await page.getByRole('button', { name: t('billing:promo.open') }).click()
    await expect(code).toHaveValue('')
    await panel.passWeek()
    await letTimePass(page, () => expect(page).toHaveURL(/^[^?]+\/login\?return=/, SHORTLY))
    await logInHere(page, t, demoAccounts.leyla)
    await openTopUp(page, t)
    await expect(code).toHaveValue('BAHAR')
  })
})

test.describe('in another language', () => {
  test('unsaved changes of the profile stay in their fields', async ({ page }) => {
    const [az, en] = [await textsOf('az'), await textsOf('en')]
    await signIn(page)
    await page.goto('/profile')
    await nameField(page, az).fill(NEW_NAME)
    await changeLanguage(page, az, 'English')
    await expect(page).toHaveURL('/en/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('profile:title'))
    await expect(nameField(page, en)).toHaveValue(NEW_NAME)
  })

  test('the text that is being written stays, and is saved', async ({ page }) => {
    const [az, ru] = [await textsOf('az'), await textsOf('ru')]
    const [before, after] = [new EditorPage(page, az), new EditorPage(page, ru)]
    await signIn(page)
    await page.goto('/services/text-to-speech/create')
    await before.paste(first)
    await before.isSaved()
    await before.text(1).fill(edited)
    await changeLanguage(page, az, 'Русский')
    await expect(page).toHaveURL(/\/ru\/services\/text-to-speech\/\d+/)
    await expect(after.text(1)).toHaveValue(edited)
    await after.isSaved()
    await page.reload()
    await expect(after.text(1)).toHaveValue(edited)
  })
})
