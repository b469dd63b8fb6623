import type { Page } from '@playwright/test'
import { axeFindings, ibmFindings } from './support/findings.ts'
import { CUSTOMER_SCREENS, GUEST_SCREENS, SERVICE_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, LOCALES, textsOf } from './support/texts.ts'

const NARROWEST = { width: 320, height: 640 }
const WIDE = { width: 1440, height: 900 }

/** Checkers look at structure and colours, the same in every language; `npm run a11y` looks at every state besides. */
const CHECKED_LOCALE = 'az'
const THEMES = ['light', 'dark'] as const

const signedIn = [...Object.values(CUSTOMER_SCREENS), ...Object.values(SERVICE_SCREENS)]

/** How far the page can be scrolled sideways, in px. */
const sidewaysPx = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(10_000, 0)
    return window.scrollX
  })

async function isShown(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Goes on as by a link: loading the app and its backend anew for each screen would take most of the time. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    if (location.pathname === to) return
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}

for (const locale of LOCALES) {
  const isChecked = locale === CHECKED_LOCALE
  const also = isChecked ? ', and checkers find nothing on it, light or dark' : ''

  test(`no screen scrolls sideways at ${NARROWEST.width} px${also} (${locale})`, async ({ page }) => {
    const check = async (path: string) => {
      await page.setViewportSize(NARROWEST)
      await goTo(page, address(locale, path))
      await isShown(page)
      expect([path, await sidewaysPx(page)]).toEqual([path, 0])
      if (!isChecked) return
      await page.setViewportSize(WIDE)
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect([path, colorScheme, await axeFindings(page)]).toEqual([path, colorScheme, []])
      }
      expect([path, await ibmFindings(page)]).toEqual([path, []])
    }
    await page.goto(address(locale, '/reset-password/a'))
    await isShown(page)
    for (const path of Object.values(GUEST_SCREENS)) await check(path)
    await signIn(page, 'leyla', locale)
    for (const path of signedIn) await check(path)
  })
}

test('checkers find nothing while a menu, a list, a modal or a note is open', async ({ page }) => {
  const t = await textsOf('en')
  await signIn(page, 'leyla', 'en')
  await page.goto('/en/services/text-to-speech')
  await isShown(page)
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  const openers = [
    header.getByRole('button', { name: /₼/ }),
    main.getByRole('combobox').first(),
    header.getByRole('button', { name: t('nav.services') }),
    header.getByRole('button', { name: new RegExp(`^${t('language')}`) }),
    header.getByRole('button', { name: new RegExp(`^${t('nav.account')}`) }),
    page.getByRole('row').getByRole('button').first(),
  ]
  for (const opener of openers) {
    await opener.click()
    await expect(page.locator('dialog[open], [role=menu], [role=listbox]')).toBeVisible()
    const found = [...(await axeFindings(page)), ...(await ibmFindings(page))]
    expect([await opener.textContent(), found]).toEqual([expect.anything(), []])
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Tab')
  await page.getByRole('row').getByRole('button').first().click()
  await page.getByRole('menuitem', { name: t('actions.rename') }).click()
  await page.keyboard.type('Evening news')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('projects:rename.done', { title: 'Evening news' }))).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await ibmFindings(page)).toEqual([])
})

test('the checkers do find faults that are there', async ({ page }) => {
  await page.goto('/login')
  await isShown(page)
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
    const field = document.createElement('button')
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-label', 'Sort by')
    field.setAttribute('aria-expanded', 'false')
    field.setAttribute('aria-controls', 'absent')
    document.querySelector('main')?.append(image, field)
  })
  expect((await axeFindings(page)).map(({ rule }) => rule)).toContain('image-alt')
  const rules = (await ibmFindings(page)).map(({ rule }) => rule.split(':')[0])
  expect(rules).toEqual(expect.arrayContaining(['img_alt_valid', 'aria_id_unique']))
})

test.describe('a violation of the policy', () => {
  test.use({ expectedConsole: [/Content Security Policy|'TrustedScript' assignment/] })

  test('reaches the console, where every test looks for it', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto('/login')
    const running = page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.wasRun = true'
      document.body.append(script)
    })
    await expect(running).rejects.toThrow('TrustedScript')
    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = 'https://elsewhere.example/pixel.png'
      document.body.append(image)
    })
    await expect.poll(() => lines.some((line) => line.includes('elsewhere.example'))).toBe(true)
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  })
})
