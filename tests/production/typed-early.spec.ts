import { expect, test } from '../e2e/support/test.ts'
import { expectHydrated, holdApp, openPage } from './rendered-pages.ts'

/** As a translator or an extension changes a page before the app takes it over, which makes React render it again. */
function changeTexts(selector: string) {
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll(`#root ${selector}`)) {
      const font = document.createElement('font')
      font.append(...element.childNodes, ' *')
      element.append(font)
    }
  })
}

test.describe('a page for guests that an extension has changed', () => {
  // React reports that it renders the page again.
  test.use({ expectedConsole: [/Minified React error #(?:418|423|425)|status of 401/] })

  for (const [path, name] of [
    ['/login', 'email'],
    ['/register', 'name'],
  ] as const)
    for (const changed of ['label', 'h1'])
      test(`keeps what was typed before the app had loaded (${path}, ${changed})`, async ({ page }) => {
        const [field, password] = [page.locator(`[name=${name}]`), page.locator('[name=password]')]
        await page.addInitScript(changeTexts, changed)
        const begin = await holdApp(page)
        await openPage(page, `/en${path}`)
        await password.fill('a secret')
        await field.pressSequentially('leyla@')
        begin()
        await expectHydrated(page)
        await expect(page.locator('#root font')).toHaveCount(0)
        await expect(field).toBeFocused()
        await page.keyboard.type('example.az')
        await expect(field).toHaveValue('leyla@example.az')
        await expect(password).toHaveValue('a secret')
      })

  test('sends the form that was submitted before the app had loaded', async ({ page }) => {
    const password = page.locator('[name=password]')
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { success: false, message: 'wrong pair' } }),
    )
    await page.addInitScript(changeTexts, 'h1')
    const begin = await holdApp(page)
    await openPage(page, '/en/login')
    await page.locator('[name=email]').fill('leyla@example.az')
    await password.fill('a secret')
    await password.press('Enter')
    const asked = page.waitForRequest('**/api/customer/login')
    begin()
    expect((await asked).postDataJSON()).toMatchObject({ email: 'leyla@example.az', password: 'a secret' })
    await expect(page.getByText('wrong pair').first()).toBeVisible()
  })
})
