import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere } from './support/account.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const { email, password } = demoAccounts.deniz
const NEW_PASSWORD = 'sakin deniz ve martılar'

test.use({ expectedConsole: [/status of 4(01|10)/] })

test('the link of a mail replaces a forgotten password, once', { tag: '@long' }, async ({ page, mails }) => {
  const t = await textsOf('tr')
  const heading = page.getByRole('heading', { level: 1 })
  const newPassword = page.getByLabel(t('auth-account:newPassword'), { exact: true })
  const save = page.getByRole('button', { name: t('auth-account:reset.submit') })
  let link = ''

  await test.step('the link is requested and opened', async () => {
    await page.goto('/tr/login')
    await page.getByRole('link', { name: t('auth:login.forgot') }).click()
    await expect(heading).toHaveText(t('auth-account:forgot.title'))
    await page.getByLabel(t('auth:email')).fill(email)
    await page.getByRole('button', { name: t('auth-account:forgot.submit') }).click()
    await expect(heading).toHaveText(t('auth-account:forgot.sentTitle'))
    await mails.followLink(email)
    await expect(page).toHaveURL(/\/tr\/reset-password\/.+/)
    link = page.url()
  })

  await test.step('the new password is saved', async () => {
    await newPassword.fill(NEW_PASSWORD)
    await save.click()
    await expect(page).toHaveURL('/tr/login')
    await expect(page.getByText(t('auth:login.passwordChanged'))).toBeVisible()
  })

  await test.step('the link cannot be used again', async () => {
    await page.goto(link)
    await newPassword.fill('bambaşka yeni bir parola')
    await save.click()
    await expect(heading).toHaveText(t('auth-account:reset.expiredTitle'))
  })

  await test.step('the old password is refused, and the new one is accepted', async () => {
    await page.getByRole('link', { name: t('auth-account:backToLogin') }).click()
    const answer = page.waitForResponse('**/api/customer/login')
    await logInHere(page, t, { email, password })
    expect((await answer).status()).toBe(401)
    await expect(page).toHaveURL('/tr/login')
    await logInHere(page, t, { email, password: NEW_PASSWORD })
    await expect(page).toHaveURL('/tr')
    await expect(heading).toContainText('Deniz')
  })
})
