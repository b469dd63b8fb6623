import type { Page } from '@playwright/test'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import {
  areHydrated,
  expectHydrated,
  holdApp,
  markElements,
  newElements,
  openPage,
} from './rendered-pages.ts'

/** Files that a prerendered page requests once its form is used. */
const FORM_FILES = /assets\/(?:forms|fields)-[^/]+[.]js$/

/** Keeps a page from being idle, and from pointer events that a busy browser sometimes emits in its corner. */
const delayIdle = (page: Page) =>
  page.addInitScript((idleMs) => {
    const { setTimeout } = window
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)
    const hold = (run: () => void, ms?: number) => (ms === idleMs ? 0 : setTimeout(run, ms))
    Object.assign(window, { setTimeout: hold })
  }, PREFETCH_IDLE_MS)

test.describe('in the Russian app', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('every page for guests is prerendered, and the app hydrates its elements', ({ page }) =>
    areHydrated(page, 'ru'))
})

test.describe('before the app has loaded', () => {
  test.use({ expectedConsole: [/status of 401/] })

  test.beforeEach(({ page }) =>
    page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { success: false, message: 'wrong pair' } }),
    ),
  )

  for (const query of ['', '?return=%2Fprofile']) {
    test(
      `early input is kept, and a submitted form is sent as soon as possible${query && ', with a query'}`,
      query ? { tag: '@long' } : {},
      async ({ page }) => {
        const t = await textsOf('en')
        const begin = await holdApp(page)
        await openPage(page, `/en/login${query}`)
        await page.getByLabel(t('auth:email')).fill('aysel@example.com')
        const password = page.getByLabel(t('auth:password'), { exact: true })
        await password.fill('not the password')
        await password.press('Enter')
        const asked = page.waitForRequest('**/api/customer/login')
        begin()
        const { email, password: sent } = (await asked).postDataJSON()
        expect([email, sent]).toEqual(['aysel@example.com', 'not the password'])
        await expect(page.getByText('wrong pair').first()).toBeVisible()
        await expect(password).toHaveValue('not the password')
        expect(new URL(page.url()).search).toBe(query)
        const register = page.getByRole('link', { name: t('auth:login.register') })
        await expect(register).toHaveAttribute('href', `/en/register${query}`)
      },
    )
  }

  for (const isAppThere of [true, false]) {
    const when = isAppThere ? 'when it is used' : 'also when it was used before the app was there'
    test(
      `the form loads ${when}; until then the prerendered one stays, whatever is pressed`,
      isAppThere ? { tag: '@long' } : {},
      async ({ page }) => {
        const [en, ru] = [await textsOf('en'), await textsOf('ru')]
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        const beginApp = await holdApp(page)
        if (isAppThere) beginApp()
        const begin = await holdApp(page, FORM_FILES)
        await delayIdle(page)
        await (isAppThere ? page.goto('/en/login') : openPage(page, '/en/login'))
        expect(asked.filter((url) => FORM_FILES.test(url))).toEqual([])
        await markElements(page)
        const comes = page.waitForRequest(FORM_FILES)
        await page.getByLabel(en('auth:email')).focus()
        beginApp()
        await comes
        await page.getByLabel(en('auth:email')).fill('aysel@example.com')
        const password = page.getByLabel(en('auth:password'), { exact: true })
        await password.fill('not the password')
        await password.press('Enter')
        await page.locator('header a[lang=ru]').click()
        await expect(page).toHaveURL(/\/ru\/login$/)
        await expect(password).toHaveValue('not the password')
        const sent = page.waitForRequest('**/api/customer/login')
        begin()
        expect((await sent).postDataJSON()).toMatchObject({ email: 'aysel@example.com' })
        await expect(page.getByRole('heading', { name: ru('auth:login.title') })).toBeVisible()
        await expect(page.getByText('wrong pair').first()).toBeVisible()
        await expect(page.getByLabel(ru('auth:email'))).toHaveValue('aysel@example.com')
        const fields = await newElements(page)
        expect(fields.filter((html) => html.startsWith('<input'))).toEqual([])
      },
    )
  }
})

test('a link to a new password is matched by its own id, not by that of the prerendered page', async ({
  page,
}) => {
  const t = await textsOf('az')
  await page.route('**/api/**', (route) => route.fulfill({ json: { success: true, data: null } }))
  await page.goto('/reset-password/the-very-id')
  await expectHydrated(page)
  await page.getByLabel(t('auth-account:newPassword')).fill('correct horse battery')
  const asked = page.waitForRequest('**/api/**')
  await page.getByRole('button', { name: t('auth-account:reset.submit') }).click()
  expect((await asked).postData()).toContain('the-very-id')
})

test('a new password that is sent before the app has loaded is sent with the id of its link', async ({
  page,
}) => {
  const t = await textsOf('en')
  await page.route('**/api/**', (route) => route.fulfill({ json: { success: true, data: null } }))
  const begin = await holdApp(page)
  await openPage(page, '/en/reset-password/the-very-id')
  const password = page.getByLabel(t('auth-account:newPassword'))
  await password.fill('correct horse battery')
  await password.press('Enter')
  const asked = page.waitForRequest('**/api/**')
  begin()
  expect((await asked).postData()).toContain('the-very-id')
})

test('a customer never sees a page for guests', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'auth.token', value: 'abc', url: baseURL ?? '' }])
  await page.route('**/api/**', () => {})
  const begin = await holdApp(page)
  await openPage(page, '/login?return=%2Fservices')
  await page.locator('form').waitFor({ state: 'attached' })
  await expect(page.locator('form')).toBeHidden()
  begin()
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the chosen theme applies to the first frame', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await holdApp(page)
  await openPage(page, '/login')
  await page.locator('form').waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(20, 19, 18)')
})
