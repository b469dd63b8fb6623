import { CUSTOMER_SCREENS, GUEST_SCREENS } from '../e2e/support/screens.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect, test } from '../e2e/support/test.ts'
import { preparePage, type THEMES, type WIDTHS, waitForLateContent } from './support.ts'

/** Compares every screen with its picture in one theme and width. */
export function testScreenPictures(theme: (typeof THEMES)[number], width: (typeof WIDTHS)[number]) {
  test(`guest screens, ${theme}, ${width} px`, async ({ page }) => {
    await preparePage(page, theme, width)
    for (const [name, path] of Object.entries(GUEST_SCREENS)) {
      await page.goto(path)
      await waitForLateContent(page)
      await expect(page).toHaveScreenshot(`${name}-${theme}-${width}.png`)
    }
  })

  test(`customer screens, ${theme}, ${width} px`, async ({ page }) => {
    await preparePage(page, theme, width)
    await signIn(page)
    for (const [name, path] of Object.entries(CUSTOMER_SCREENS)) {
      await page.goto(path)
      await waitForLateContent(page)
      await expect(page).toHaveScreenshot(`${name}-${theme}-${width}.png`)
    }
  })
}
