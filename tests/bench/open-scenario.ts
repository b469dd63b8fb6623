import type { Page } from 'playwright'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'

export async function openScenario(page: Page, origin: string, scenario: string): Promise<void> {
  const { email, password } = demoAccounts.leyla
  await page.goto(`${origin}/login?sandbox=${scenario}&sandbox-reset`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
}
