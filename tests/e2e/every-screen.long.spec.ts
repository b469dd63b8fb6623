import { axeFindings, ibmFindings } from './support/findings.ts'
import { expectNoneScrollsSideways, isShown, NARROWEST_VIEWPORT } from './support/shown-screen.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { LOCALES, textsOf } from './support/texts.ts'

const WIDE = { width: 1440, height: 900 }

/**
 * Checkers examine structure and colours, which are the same in every language; `npm run a11y` also covers every
 * state.
 */
const CHECKED_LOCALE = 'az'
const THEMES = ['light', 'dark'] as const

test(`no screen scrolls sideways at ${NARROWEST_VIEWPORT.width} px, and checkers find nothing on it, light or dark`, async ({
  page,
}) => {
  await expectNoneScrollsSideways(page, CHECKED_LOCALE, async (path) => {
    await page.setViewportSize(WIDE)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect([path, colorScheme, await axeFindings(page)]).toEqual([path, colorScheme, []])
    }
    expect([path, await ibmFindings(page)]).toEqual([path, []])
  })
})

for (const locale of LOCALES.filter((each) => each !== CHECKED_LOCALE && each !== 'ru')) {
  test(`no screen scrolls sideways at ${NARROWEST_VIEWPORT.width} px (${locale})`, ({ page }) =>
    expectNoneScrollsSideways(page, locale))
}

test('checkers find no faults while a menu, a list, a modal or a note is open', async ({ page }) => {
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
  await page.getByRole('menuitem', { name: t('projects-lazy:menu.rename') }).click()
  await page.keyboard.type('Evening news')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('projects-lazy:rename.done', { title: 'Evening news' }))).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await ibmFindings(page)).toEqual([])
})

test('the checkers find existing faults', async ({ page }) => {
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
