import type { Page } from '@playwright/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere } from './support/account.ts'
import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
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

  test('unsaved changes of the profile wait until the customer has logged in again', {
    tag: '@long',
  }, async ({ page }) => {
    const t = await textsOf('az')
    const panel = new SandboxPanel(page)
    await signIn(page)
    await page.goto('/profile')
    await panel.toggle()
    await nameField(page, t).fill(NEW_NAME)
    await panel.passWeek()
    // The next refresh of the balance finds that the session has ended.
    await letTimePass(page, () => expect(page).toHaveURL('/login?return=%2Fprofile', SHORT_WAIT))
    await expect(page.getByText(t('auth:login.sessionEnded'))).toBeVisible()
    await logInHere(page, t, demoAccounts.leyla)
    await expect(page).toHaveURL('/profile')
    await expect(nameField(page, t)).toHaveValue(NEW_NAME)
    await expect(page.getByText(t('profile:restored'))).toBeVisible()
  })
})

test.describe('after a change of the language', () => {
  test('the unsaved text stays, and is saved', { tag: '@long' }, async ({ page }) => {
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
