import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/test.ts'
import { address, type Locale, textsOf } from '../e2e/support/texts.ts'

/** Checks that a guest is asked to log in, and that the form only sends to `/api`, in the language of the page. */
export async function isAskedToLogIn(page: Page, locale: Locale) {
  const t = await textsOf(locale)
  const foreign: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url())
  })
  const message = 'ə ı ş: wrong pair'
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { success: false, message } }))
  await page.goto(address(locale, '/'))
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel(t('auth:email')).fill('aysel@example.com')
  await page.getByLabel(t('auth:password'), { exact: true }).fill('not the password')
  const asked = page.waitForRequest('**/api/customer/login')
  await page.getByRole('button', { name: t('auth:login.submit') }).click()
  const request = await asked
  expect(new URL(request.url()).pathname).toBe('/api/customer/login')
  expect(request.headers()['accept-language']).toBe(locale)
  await expect(page.getByText(message).first()).toBeVisible()
  expect(foreign).toEqual([])
}
