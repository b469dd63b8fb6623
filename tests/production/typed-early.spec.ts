import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { holdApp, open, takenOver } from './rendered-pages.ts'

/** As an extension changes a page before the app takes it over, which makes React render it again. */
function changeTexts() {
  addEventListener('DOMContentLoaded', () => {
    for (const label of document.querySelectorAll('#root label, #root h1')) {
      const font = document.createElement('font')
      font.append(...label.childNodes)
      label.append(font)
    }
  })
}

test.describe('a page for guests that an extension has changed', () => {
  // React reports that it renders the page again.
  test.use({ expectedConsole: [/Minified React error #(?:418|423|425)/] })

  for (const [path, field] of [
    ['/login', 'auth:email'],
    ['/register', 'auth-account:name'],
  ] as const)
    test(`keeps what was typed before the app had loaded (${path})`, async ({ page }) => {
      const t = await textsOf('en')
      await page.addInitScript(changeTexts)
      const begin = await holdApp(page)
      await open(page, `/en${path}`)
      await page.getByLabel(t(field), { exact: true }).fill('leyla@example.az')
      await page.getByLabel(t('auth:password'), { exact: true }).fill('a secret')
      begin()
      await takenOver(page)
      await expect(page.getByLabel(t(field), { exact: true })).toHaveValue('leyla@example.az')
      await expect(page.getByLabel(t('auth:password'), { exact: true })).toHaveValue('a secret')
    })
})
