import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/test.ts'
import { address, type Locale, textsOf } from '../e2e/support/texts.ts'

/** Holds the app's files back until `begin` is called, so that the prerendered page can be examined. */
export async function holdApp(page: Page, files: string | RegExp = '**/assets/*.js') {
  const { promise, resolve: begin } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return begin
}

/** Opens a page completely, without waiting for the app, whose files may be held back. */
export async function openPage(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
}

/** Waits until the app has hydrated the page. */
export const expectHydrated = (page: Page) => expect(page.locator('#root[data-page]')).toHaveCount(0)

/** Marks the elements of the page, to check later whether they are still the same ones. */
export const markElements = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root *')]
    for (const element of elements) Object.assign(element, { isMarked: true })
    return elements.length
  })

export const newElements = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root *')]
    return elements.filter((element) => !('isMarked' in element)).map(({ outerHTML }) => outerHTML)
  })

const PAGES = [
  ['/login', 'auth:login.title'],
  ['/register', 'auth-account:register.title'],
  ['/forgot-password', 'auth-account:forgot.title'],
  ['/reset-password/abc', 'auth-account:reset.title'],
  ['/unheard-of/page', 'errors:notFound.title'],
] as const

/** Checks that every page for guests is prerendered, and that the app hydrates its elements. */
export async function areHydrated(page: Page, locale: Locale) {
  const t = await textsOf(locale)
  for (const [path, title] of PAGES) {
    const begin = await holdApp(page)
    await openPage(page, address(locale, path))
    await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
    expect(await page.title()).toContain(t(title))
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    const count = await markElements(page)
    await page.locator('main').focus()
    begin()
    await expectHydrated(page)
    expect([path, await newElements(page)]).toEqual([path, []])
    expect(await page.locator('#root *').count()).toBe(count)
    const canonical = page.locator('link[rel=canonical]')
    const other = locale === 'en' ? 'ru' : 'en'
    await expect(page.locator(`header a[lang=${other}]`)).toHaveAttribute('href', `/${other}${path}`)
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
    await page.unrouteAll({ behavior: 'wait' })
  }
}
