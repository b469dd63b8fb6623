import { expect, test } from '../e2e/support/test.ts'
import { address, LOCALES, textsOf } from '../e2e/support/texts.ts'

test.use({ expectedConsole: [/status of 401/] })

for (const locale of LOCALES) {
  test(`a guest is asked to log in (${locale}), and the form talks to /api in that language`, async ({
    page,
  }) => {
    const t = await textsOf(locale)
    const foreign: string[] = []
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url())
    })
    const message = 'ə ı ş: wrong pair'
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { success: false, message } }),
    )
    await page.goto(address(locale, '/'))
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel(t('auth:email')).fill('aysel@example.com')
    await page.getByLabel(t('auth:password'), { exact: true }).fill('not the password')
    const asked = page.waitForRequest('**/api/customer/login')
    await page.getByRole('button', { name: t('auth:login.submit') }).click()
    const request = await asked
    expect(new URL(request.url()).pathname).toBe('/api/customer/login')
    expect(request.headers()['accept-language']).toBe(locale)
    await expect(page.getByText(message).first()).toBeVisible()
    expect(foreign).toEqual([])
  })
}

test('production shows no demo account and starts no service worker', async ({ page }) => {
  const t = await textsOf('az')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: t('auth:login.title') })).toBeVisible()
  // Names and addresses of the accounts that the sandbox offers on this page.
  await expect(page.getByText(/Leyla|Anar|Deniz|@avaz\.example/)).toHaveCount(0)
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(workers).toBe(0)
})
