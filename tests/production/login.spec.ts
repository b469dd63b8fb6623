import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { isAskedToLogIn } from './asked-to-log-in.ts'

test.use({ expectedConsole: [/status of 401/] })

test('a guest is asked to log in, and the form talks to /api in the language of the page', ({ page }) =>
  isAskedToLogIn(page, 'ru'))

test('production shows no demo account and starts no service worker', async ({ page }) => {
  const t = await textsOf('az')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: t('auth:login.title') })).toBeVisible()
  // Names and addresses of the accounts that the sandbox offers on this page.
  await expect(page.getByText(/Leyla|Anar|Deniz|@avaz\.example/)).toHaveCount(0)
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(workers).toBe(0)
})
