import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere } from './support/account.ts'
import { CUSTOMER_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, LOCALES, textsOf } from './support/texts.ts'

test('every page of customers asks a guest to log in, and returns there', async ({ page }) => {
  const t = await textsOf('ru')
  for (const path of Object.values(CUSTOMER_SCREENS)) {
    await page.goto(address('ru', path))
    const wayBack = path === '/' ? '' : `?return=${encodeURIComponent(path)}`
    await expect(page).toHaveURL(`/ru/login${wayBack}`)
  }
  await page.goto('/ru/transactions?status=completed')
  await logInHere(page, t, demoAccounts.leyla)
  await expect(page).toHaveURL('/ru/transactions?status=completed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.transactions'))
})

test('a page of guests leads a customer home, and its return path to no other site', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await signIn(page, 'leyla', 'en')
  await page.goto('/en/register')
  await expect(page).toHaveURL('/en')
  await page.goto(`/en/login?return=${encodeURIComponent('//evil.example/')}`)
  await expect(page).toHaveURL('/en')
  expect(new URL(page.url()).origin).toBe(baseURL)
})

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('shows its status in every language, to guests too', { tag: '@long' }, async ({ page }) => {
    expect((await textsOf('en'))('errors:notFound.title')).toBe('This page could not be found')
    for (const locale of LOCALES) {
      const t = await textsOf(locale)
      const answer = await page.goto(address(locale, '/unheard-of'))
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors:notFound.title'))
      await expect(page.getByText('404', { exact: true })).toBeVisible()
    }
  })

  test('covers az as a prefix, because Azerbaijani addresses have none', { tag: '@long' }, async ({
    page,
  }) => {
    const t = await textsOf('az')
    for (const path of ['/az', '/az/transactions', '/de/login']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors:notFound.title'))
    }
  })
})
