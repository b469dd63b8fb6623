import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { CUSTOMER_SCREENS, GUEST_SCREENS, SERVICE_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, LOCALES, textsOf } from './support/texts.ts'

// Every screen, one after the other, in two themes.
test.setTimeout(120_000)

const NARROWEST = { width: 320, height: 640 }
const WIDE = { width: 1440, height: 900 }

const signedIn = [...Object.values(CUSTOMER_SCREENS), ...Object.values(SERVICE_SCREENS)]

interface Finding {
  readonly rule: string
  readonly where: string
}

/** What axe finds on the page as it is. Evaluated from outside, so the page's policy holds. */
async function axeFindings(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ rule: id, where: String(target) })),
    )
  })
}

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

for (const locale of LOCALES) {
  test(`no screen scrolls sideways at ${NARROWEST.width} px, and axe finds nothing on it, light or dark (${locale})`, async ({
    page,
  }) => {
    const check = async (path: string) => {
      await page.setViewportSize(NARROWEST)
      await page.goto(address(locale, path))
      await isShown(page)
      expect([path, await sidewaysPx(page)]).toEqual([path, 0])
      await page.setViewportSize(WIDE)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect([path, colorScheme, await axeFindings(page)]).toEqual([path, colorScheme, []])
      }
    }
    for (const path of Object.values(GUEST_SCREENS)) await check(path)
    await signIn(page, 'leyla', locale)
    for (const path of signedIn) await check(path)
  })
}

test('axe finds nothing while a menu or a note is open', async ({ page }) => {
  const t = await textsOf('en')
  await signIn(page, 'leyla', 'en')
  await page.goto('/en/services/text-to-speech')
  await isShown(page)
  const header = page.getByRole('banner')
  const openers = [
    header.getByRole('button', { name: t('nav.services') }),
    header.getByRole('button', { name: new RegExp(`^${t('language')}`) }),
    header.getByRole('button', { name: new RegExp(`^${t('nav.account')}`) }),
    page.getByRole('row').getByRole('button').first(),
  ]
  for (const opener of openers) {
    await opener.click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect([await opener.textContent(), await axeFindings(page)]).toEqual([expect.anything(), []])
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Tab')
  await page.getByRole('row').getByRole('button').first().click()
  await page.getByRole('menuitem', { name: t('actions.rename') }).click()
  await page.keyboard.type('Evening news')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('projects:rename.done', { title: 'Evening news' }))).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('axe does find a fault that is there', async ({ page }) => {
  await page.goto('/login')
  await isShown(page)
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
    document.querySelector('main')?.append(image)
  })
  expect((await axeFindings(page)).map(({ rule }) => rule)).toContain('image-alt')
})

test.describe('a violation of the policy', () => {
  test.use({ expectedConsole: [/Content Security Policy/] })

  test('reaches the console, where every test looks for it', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto('/login')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.wasRun = true'
      document.body.append(script)
    })
    await expect.poll(() => lines.some((line) => line.includes('Content Security Policy'))).toBe(true)
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  })
})
