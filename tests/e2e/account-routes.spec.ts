import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere } from './support/account.ts'
import { CUSTOMER_SCREENS, GUEST_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, LOCALES, textsOf } from './support/texts.ts'

/** Return paths that somebody else might write into a link to the login page. */
const HOSTILE_PATHS = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/en//evil.example',
  '/\t/evil.example',
  'javascript:document.title="run"',
  'data:text/html,run',
]

const loginWith = (path: string) => `/en/login?return=${encodeURIComponent(path)}`

test('a guest is sent to log in from every page of a customer, with the way back', async ({ page }) => {
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

test('a customer is led home from every page of a guest', async ({ page }) => {
  await signIn(page, 'leyla', 'en')
  for (const path of [...Object.values(GUEST_SCREENS), '/reset-password/whatever']) {
    await page.goto(`/en${path}`)
    await expect(page).toHaveURL('/en')
  }
})

test('a return path never leads to another site, before logging in nor after', async ({ page, baseURL }) => {
  const t = await textsOf('en')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(loginWith('//evil.example/'))
  await logInHere(page, t, demoAccounts.leyla)
  await expect(page).toHaveURL('/en')
  await expect(heading).toContainText('Leyla')
  for (const path of HOSTILE_PATHS) {
    await page.goto(loginWith(path))
    await expect(page).toHaveURL('/en')
    await expect(heading).toContainText('Leyla')
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
  await page.goto(loginWith('/transactions?page=2#rows'))
  await expect(page).toHaveURL('/en/transactions?page=2#rows')
  await page.goto(loginWith('/ru/transactions?page=2'))
  await expect(page).toHaveURL('/en/transactions?page=2')
})

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('says so with its status, in every language, to guests too', async ({ page }) => {
    expect((await textsOf('en'))('errors:notFound.title')).toBe('This page could not be found')
    for (const locale of LOCALES) {
      const t = await textsOf(locale)
      const answer = await page.goto(address(locale, '/unheard-of'))
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors:notFound.title'))
      await expect(page.getByText('404', { exact: true })).toBeVisible()
    }
  })

  test('is what az with a prefix is: its addresses have none', async ({ page }) => {
    const t = await textsOf('az')
    for (const path of ['/az', '/az/transactions', '/de/login']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors:notFound.title'))
    }
  })
})
