import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type DemoAccount, demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { openApp } from '#tests/support/open-app.tsx'

const words = {
  az: /^Sessiyanız başa çatıb\./,
  tr: /^Oturumunuz sona erdi\./,
  en: /^Your session has ended\./,
  ru: /^Сеанс завершён\./,
} as const

function clearCookie(shared: Document = document) {
  shared.cookie = 'auth.token=; Path=/; Max-Age=0'
}

/** The cookie has expired after seven days; the tab notices when it becomes visible. */
function cookieEnds() {
  clearCookie()
  document.dispatchEvent(new Event('visibilitychange'))
}

function otherTabLogsOut() {
  clearCookie()
  const channel = new BroadcastChannel('session')
  channel.postMessage('logged out')
  channel.close()
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test.each([
  ['az', '/services', 'Hesabınıza daxil olun'],
  ['tr', '/tr/services', 'Hesabınıza giriş yapın'],
  ['en', '/en/services', 'Log in to your account'],
  ['ru', '/ru/services', 'Вход в аккаунт'],
] as const)('the login page says that the session has ended (%s)', async (locale, start, title) => {
  await openApp(start)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  cookieEnds()
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByText(words[locale])).toBeVisible()
})

test('the message is shown once and survives a change of language', { tags: 'long' }, async () => {
  const { go, address } = await openApp('/en/services')
  await expect.element(heading('Services')).toBeVisible()
  cookieEnds()
  await expect.element(page.getByText(words.en)).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Русский' }))
  await expect.element(page.getByText(words.ru)).toBeVisible()
  go('/ru/services')
  await expect.poll(address).toBe('/ru/login?return=%2Fservices')
  await expect.element(page.getByText(words.ru)).not.toBeInTheDocument()
})

test('the message is also shown if the next page finds that the session has ended', {
  tags: 'long',
}, async () => {
  const { go } = await openApp('/en/services')
  await expect.element(heading('Services')).toBeVisible()
  clearCookie()
  go('/en/transactions')
  await expect.element(heading('Log in to your account')).toBeVisible()
  await expect.element(page.getByText(words.en)).toBeVisible()
})

test('a customer who logged out in another tab sees no message', { tags: 'long' }, async () => {
  await openApp('/en/services')
  await expect.element(heading('Services')).toBeVisible()
  otherTabLogsOut()
  await expect.element(heading('Log in to your account')).toBeVisible()
  await expect.element(page.getByText(words.en)).not.toBeInTheDocument()
})

async function logIn({ email, password }: DemoAccount) {
  await userEvent.fill(page.getByLabelText('Email'), email)
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), password)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
}

test.each([
  ['who comes back after the end of the session', cookieEnds, demoAccounts.leyla, '/en/transactions'],
  ['who comes back after a logout', otherTabLogsOut, demoAccounts.leyla, '/en/transactions'],
  ['another customer after the end of the session', cookieEnds, demoAccounts.deniz, '/en'],
  ['another customer after a logout', otherTabLogsOut, demoAccounts.deniz, '/en'],
] as const)('%s starts on a page of their own', { tags: 'long' }, async (_, leave, account, found) => {
  const { address } = await openApp('/en/transactions')
  await expect.element(heading('Transactions')).toBeVisible()
  leave()
  await expect.element(heading('Log in to your account')).toBeVisible()
  await logIn(account)
  await expect.poll(address).toBe(found)
})

test('the page to return to stays its owner’s across other guests’ pages', { tags: 'long' }, async () => {
  const { address } = await openApp('/en/transactions')
  await expect.element(heading('Transactions')).toBeVisible()
  cookieEnds()
  await userEvent.click(page.getByRole('link', { name: 'Register' }))
  await userEvent.click(page.getByRole('link', { name: 'Log in' }))
  await logIn(demoAccounts.deniz)
  await expect.poll(address).toBe('/en')
})
