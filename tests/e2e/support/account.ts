import type { Page } from '@playwright/test'
import { qapikOn } from './editor-page.ts'
import type { Texts } from './texts.ts'

interface Credentials {
  email: string
  password: string
}

/** Fills in the login page that is on screen, and sends it. */
export async function logInHere(page: Page, t: Texts, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(t('auth:email')).fill(email)
  await page.getByLabel(t('auth:password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth:login.submit') }).click()
}

/** Logs out through the profile menu, and says yes. */
export async function logOut(page: Page, t: Texts): Promise<void> {
  await page.getByRole('button', { name: t('nav.account') }).click()
  await page.getByRole('menuitem', { name: t('logout.action') }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText(t('actions.yes')).click()
}

/** The balance in the header, in qəpik. */
export async function balanceOn(page: Page): Promise<number> {
  const button = page.getByRole('banner').getByRole('button', { name: /₼/ })
  return qapikOn((await button.getAttribute('aria-label')) ?? '')
}
