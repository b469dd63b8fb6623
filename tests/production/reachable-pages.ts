import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/test.ts'
import { type Locale, textsOf } from '../e2e/support/texts.ts'

/** Addresses without a page, and their languages. */
export const NO_PAGES: readonly (readonly [path: string, locale: Locale])[] = [
  ['///', 'az'],
  ['//%2f', 'az'],
  ['/%0a', 'az'],
  ['/services/%0d%0a', 'az'],
  ['/ru//', 'ru'],
  ['/ru/services%0a', 'ru'],
  ['/%', 'az'],
  ['/tr/%zz', 'tr'],
  ['/en/%E0%A4%A', 'en'],
  ['/reset-password/%ff', 'az'],
]

/**
 * Checks that each address shows the not-found page, never nothing; the last one, in Azerbaijani, has a working link.
 */
export async function isNotFound(
  page: Page,
  { who, baseURL, paths }: { who: 'guest' | 'customer'; baseURL: string | undefined; paths: typeof NO_PAGES },
) {
  if (who === 'customer')
    await page.context().addCookies([{ name: 'auth.token', value: 'abc', url: baseURL ?? '' }])
  await page.route('**/api/**', () => {})
  for (const [path, locale] of paths) {
    const t = await textsOf(locale)
    const answer = await page.goto(`${baseURL}${path}`)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t('errors:notFound.title'))
    await expect(page.locator('#root[data-page]')).toHaveCount(0)
    await expect(page.getByText('404', { exact: true })).toBeVisible()
  }
  const t = await textsOf('az')
  await page.getByRole('link', { name: t('errors:notFound.home') }).click()
  await expect(page).toHaveURL(who === 'guest' ? '/login' : '/')
}

/** Checks that a cookie without a token is deleted, and that the login page shows it once. */
export async function isNoSession(
  page: Page,
  { value, baseURL, paths }: { value: string; baseURL: string | undefined; paths: readonly string[] },
) {
  const t = await textsOf('en')
  const notice = page.getByText(t('auth:login.sessionEnded'))
  const spoil = () => page.context().addCookies([{ name: 'auth.token', value, url: baseURL ?? '' }])
  for (const path of paths) {
    await spoil()
    await page.goto(path)
    await expect(page).toHaveURL(/\/en\/login\?return=%2Fservices/)
    await expect(notice).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
    await page.goto('/en/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByLabel(t('auth:email')).fill('a@b.az')
    await expect(notice).toBeHidden()
  }
}
