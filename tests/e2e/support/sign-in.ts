import type { Page } from '@playwright/test'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { expect } from './test.ts'
import { address, type Locale, textsOf } from './texts.ts'

export async function signIn(page: Page, who: keyof typeof demoAccounts = 'leyla', locale: Locale = 'az') {
  const t = await textsOf(locale)
  const { email, password } = demoAccounts[who]
  await page.goto(address(locale, '/login'))
  await page.getByLabel(t('auth:email')).fill(email)
  await page.getByLabel(t('auth:password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth:login.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('auth:login.title'))
}
