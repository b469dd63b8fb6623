import type { Page } from '@playwright/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere, logOut } from '../e2e/support/account.ts'
import { mailsOver } from '../e2e/support/mails.ts'
import { CUSTOMER_SCREENS, GUEST_SCREENS, SERVICE_SCREENS } from '../e2e/support/screens.ts'
import { isShown } from '../e2e/support/shown-screen.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect, test } from '../e2e/support/test.ts'
import type { Texts } from '../e2e/support/texts.ts'

const NEW_CUSTOMER = { name: 'Aydan', email: 'aydan@avaz.example', password: 'sirli söz və dəniz' }
const NEW_PASSWORD = 'yeni söz və martılar'

interface Journey {
  readonly page: Page
  readonly t: Texts
  /** Where the backend is. */
  readonly world: string
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens every route; none shows an error in place of its content. */
async function everyRouteOpens({ page, t }: Journey) {
  const routes = [...Object.values(CUSTOMER_SCREENS), ...Object.values(SERVICE_SCREENS), '/payment']
  for (const path of routes) {
    await test.step(path, async () => {
      await page.goto(path === '/' ? '/en' : `/en${path}`)
      await isShown(page)
      const failures = [t('errors:screen.title'), t('errors:load.title'), t('errors:notFound.title')]
      for (const failure of failures) await expect(page.getByText(failure)).toHaveCount(0)
    })
  }
}

/** Registers, confirms the address, and replaces a forgotten password through the link of the mail. */
async function accountIsOpened({ page, t, world }: Journey) {
  const mails = mailsOver(page, world)
  for (const path of Object.values(GUEST_SCREENS)) {
    await page.goto(`/en${path}`)
    await isShown(page)
  }
  await page.goto('/en/register')
  await page.getByLabel(t('auth-account:name'), { exact: true }).fill(NEW_CUSTOMER.name)
  await page.getByLabel(t('auth:email')).fill(NEW_CUSTOMER.email)
  await page.getByLabel(t('auth:password'), { exact: true }).fill(NEW_CUSTOMER.password)
  await page.getByRole('button', { name: t('auth-account:register.submit') }).click()
  await expect(heading(page)).toHaveText(t('auth-account:verify.title'))
  await page.getByLabel(t('auth-account:verify.code')).fill(await mails.codeFor(NEW_CUSTOMER.email))
  await expect(heading(page)).toContainText(NEW_CUSTOMER.name)
  await logOut(page, t)
  await page.goto('/en/forgot-password')
  await page.getByLabel(t('auth:email')).fill(NEW_CUSTOMER.email)
  await page.getByRole('button', { name: t('auth-account:forgot.submit') }).click()
  await expect(heading(page)).toHaveText(t('auth-account:forgot.sentTitle'))
  await mails.followLink(NEW_CUSTOMER.email)
  await page.getByLabel(t('auth-account:newPassword'), { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: t('auth-account:reset.submit') }).click()
  await expect(page.getByText(t('auth:login.passwordChanged'))).toBeVisible()
  await logInHere(page, t, { email: NEW_CUSTOMER.email, password: NEW_PASSWORD })
  await expect(heading(page)).toContainText(NEW_CUSTOMER.name)
}

/** Changes the name; it is there after the page is loaded again. */
async function profileIsChanged({ page, t }: Journey) {
  await page.goto('/en/profile')
  const name = page.getByLabel(t('profile:name'), { exact: true })
  await name.fill('Aydan Quliyeva')
  await page.getByRole('button', { name: t('profile:save') }).click()
  await expect(page.getByText(t('profile:saved'))).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Aydan Quliyeva')
}

/** Goes from a new account to every page, on a backend that returns only the fields of the specification. */
export async function opensEverywhere(journey: Journey) {
  const { page, t } = journey
  await test.step('an account is opened, its password replaced', () => accountIsOpened(journey))
  await test.step('the profile is changed', () => profileIsChanged(journey))
  await test.step('the customer logs out', async () => {
    await page.goto('/en')
    await isShown(page)
    await logOut(page, t)
    await expect(page).toHaveURL(/\/en\/login/)
  })
  await signIn(page, 'leyla', 'en')
  await expect(heading(page)).toContainText(demoAccounts.leyla.name.split(' ')[0] ?? '')
  await test.step('every route opens', () => everyRouteOpens(journey))
}
