import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test('a guest logs in with a demo account and arrives at the requested page', async ({ page }) => {
  const t = await textsOf('tr')
  await page.goto('/tr/transactions?type=charge#end')
  await expect(page).toHaveURL(/\/tr\/login\?/)
  await page.getByRole('button', { name: demoAccounts.leyla.name }).click()
  await page.getByRole('button', { name: t('auth:login.submit') }).click()
  await expect(page).toHaveURL('/tr/transactions?type=charge#end')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.transactions'))
})

test.describe('a login with wrong credentials', () => {
  test.use({ expectedConsole: [/status of 4\d\d/] })

  test('gets the same answer for an unknown address and a wrong password', async ({ page }) => {
    const t = await textsOf('az')
    // Read within the page, because the test tools may lose a streamed body.
    await page.addInitScript(() => {
      const answers: string[] = []
      Object.assign(globalThis, { answers })
      const send = globalThis.fetch
      globalThis.fetch = async (input, init) => {
        const answer = await send(input, init)
        if (String(input).endsWith('/customer/login')) answers.push(await answer.clone().text())
        return answer
      }
    })
    await page.goto('/login')
    const messages: string[] = []
    for (const email of [demoAccounts.leyla.email, 'nobody@avaz.example']) {
      await page.getByLabel(t('auth:email')).fill(email)
      await page.getByLabel(t('auth:password'), { exact: true }).fill('not the password')
      await page.getByRole('button', { name: t('auth:login.submit') }).click()
      const answer = await page.waitForFunction(
        (count) => (globalThis as { answers?: string[] }).answers?.[count],
        messages.length,
      )
      messages.push(String(await answer.jsonValue()))
    }
    expect(messages[0]).toBe(messages[1])
    expect(messages[0]).toContain('"success":false')
    await expect(page).toHaveURL('/login')
  })
})

test('a signed-in customer does not see the login page again, and logs out with a confirmation', async ({
  page,
}) => {
  const t = await textsOf('en')
  await signIn(page, 'leyla', 'en')
  await page.goto('/en/login')
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('nav.account') })
    .click()
  await page.getByRole('menuitem', { name: t('logout.action') }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog.getByRole('heading', { name: t('common-menu:logout.title') })).toBeVisible()
  await dialog.getByRole('button', { name: t('actions.yes') }).click()
  await expect(page).toHaveURL(/\/en\/login/)
})

test.describe('an unknown path', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('is not found for a customer either, by the host and on the screen', { tag: '@long' }, async ({
    page,
  }) => {
    const t = await textsOf('az')
    await signIn(page)
    for (const path of ['/services/unheard-of', '/services/text-to-speech/twelve']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors:notFound.title'))
      await expect(page.getByText('404')).toBeVisible()
    }
  })
})
