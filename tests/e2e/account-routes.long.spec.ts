import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere } from './support/account.ts'
import { GUEST_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** Return paths that an attacker might put into a link to the login page. */
const HOSTILE_PATHS = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/en//evil.example',
  '/\t/evil.example',
  'javascript:document.title="run"',
  'data:text/html,run',
]

const loginWith = (path: string) => `/en/login?return=${encodeURIComponent(path)}`

test('every page of guests leads a customer home', async ({ page }) => {
  await signIn(page, 'leyla', 'en')
  for (const path of [...Object.values(GUEST_SCREENS), '/reset-password/whatever']) {
    await page.goto(`/en${path}`)
    await expect(page).toHaveURL('/en')
  }
})

test('a return path never leads to another site, neither before logging in nor after', async ({
  page,
  baseURL,
}) => {
  const t = await textsOf('en')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(loginWith('//evil.example/'))
  await logInHere(page, t, demoAccounts.leyla)
  await expect(page).toHaveURL('/en')
  await expect(heading).toContainText('Leyla')
  for (const path of HOSTILE_PATHS) {
    await page.goto(loginWith(path))
    await expect(page).toHaveURL('/en')
    await expect(heading).toContainText('Leyla')
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
  await page.goto(loginWith('/transactions?page=2#rows'))
  await expect(page).toHaveURL('/en/transactions?page=2#rows')
  await page.goto(loginWith('/ru/transactions?page=2'))
  await expect(page).toHaveURL('/en/transactions?page=2')
})
