import type { Page } from '@playwright/test'
import { qepikInText } from './editor-page.ts'
import type { Texts } from './texts.ts'

interface Credentials {
  email: string
  password: string
}

export async function logInHere(page: Page, t: Texts, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(t('auth:email')).fill(email)
  await page.getByLabel(t('auth:password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth:login.submit') }).click()
}

/** Logs out through the profile menu, answers the question, and waits for the reloaded page. */
export async function logOut(page: Page, t: Texts, answer = t('actions.yes')): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('nav.account') })
    .click()
  await page.getByRole('menuitem', { name: t('logout.action') }).click()
  const reload = page.waitForEvent('load')
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText(answer).click()
  await reload
}

export async function balanceOn(page: Page): Promise<number> {
  const button = page.getByRole('banner').getByRole('button', { name: /₼/ })
  return qepikInText((await button.getAttribute('aria-label')) ?? '')
}
