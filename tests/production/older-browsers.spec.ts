import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/support/test.ts'

const ADVICE = [
  ['az', 'Bu brauzer köhnədir.'],
  ['tr', 'Bu tarayıcı eski.'],
  ['en', 'This browser is too old.'],
  ['ru', 'Этот браузер устарел.'],
] as const

/** Pages with a prerendered form, and without. */
const PATHS = ['/ru/login', '/en/services/dubbing/create']

/** The styles of the second page are in a file, those of a prerendered page in its document, which the policy protects. */
test.use({ bypassCSP: true, expectedConsole: [/net::ERR_FAILED/] })

/** Changes a feature in the styles and documents of the app to an unknown one. */
async function withoutFeature(page: Page, feature: string) {
  let isFound = false
  await page.route(/(?:\.css|\/login|\/create)$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    isFound ||= text.includes(feature)
    await route.fulfill({ response, body: text.replaceAll(feature, feature.replace(/[a-z]/, 'x')) })
  })
  return () => isFound
}

const advice = (page: Page, locale: string) => page.locator(`#too-old > p[lang=${locale}]`)

for (const feature of ['white-space-collapse:', ':popover-open', ':dir(ltr)'])
  test(`a browser that does not know ${feature} reads in four languages what to do, and nothing of the app`, async ({
    page,
  }) => {
    const isFound = await withoutFeature(page, feature)
    for (const path of PATHS) {
      await page.goto(path)
      for (const [locale, text] of ADVICE) await expect(advice(page, locale)).toContainText(text)
      for (const [locale] of ADVICE) await expect(advice(page, locale)).toBeVisible()
      await expect(page.locator('#root')).toBeHidden()
    }
    expect(isFound()).toBe(true)
  })

test('a browser without popovers reads the advice without the styles and scripts of the app', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.abort())
  const isFound = await withoutFeature(page, 'popover>')
  for (const path of PATHS) {
    await page.goto(path)
    for (const [locale, text] of ADVICE) await expect(advice(page, locale)).toContainText(text)
    for (const [locale] of ADVICE) await expect(advice(page, locale)).toBeVisible()
  }
  expect(isFound()).toBe(true)
})

test('a current browser shows the app and not the advice', async ({ page }) => {
  await page.goto('/ru/login')
  await expect(page.locator('#root')).toBeVisible()
  for (const [locale] of ADVICE) await expect(advice(page, locale)).toBeHidden()
})
