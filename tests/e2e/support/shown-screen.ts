import type { Page } from '@playwright/test'
import { CUSTOMER_SCREENS, GUEST_SCREENS, SERVICE_SCREENS } from './screens.ts'
import { signIn } from './sign-in.ts'
import { expect } from './test.ts'
import { address, type Locale } from './texts.ts'

export const NARROWEST_VIEWPORT = { width: 320, height: 640 }

const signedIn = [...Object.values(CUSTOMER_SCREENS), ...Object.values(SERVICE_SCREENS)]

/** Horizontal scroll distance of the page, in px. */
export const horizontalOverflowPx = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(10_000, 0)
    return window.scrollX
  })

export async function isShown(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Navigates as by a link, because reloading the app and its backend for each screen would take most of the time. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    if (location.pathname === to) return
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}

/** Opens every screen 320 px wide, first as a guest, then as a customer; none may scroll sideways. */
export async function expectNoneScrollsSideways(
  page: Page,
  locale: Locale,
  checkToo: (path: string) => Promise<void> = () => Promise.resolve(),
) {
  const check = async (path: string) => {
    await page.setViewportSize(NARROWEST_VIEWPORT)
    await goTo(page, address(locale, path))
    await isShown(page)
    expect([path, await horizontalOverflowPx(page)]).toEqual([path, 0])
    await checkToo(path)
  }
  await page.goto(address(locale, '/reset-password/a'))
  await isShown(page)
  for (const path of Object.values(GUEST_SCREENS)) await check(path)
  await signIn(page, 'leyla', locale)
  for (const path of signedIn) await check(path)
}
