import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { forgetCustomerStorage } from '#src/session/customer-storage.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { enterPageCache, leavePageCache } from '#tests/support/page-cache.ts'

const { leyla } = demoAccounts

/** Simulates another tab of the browser: it shares the cookies and announces changes to them. */
function otherTab(cookie: string, shared: Document = document) {
  shared.cookie = cookie
  const channel = new BroadcastChannel('session')
  channel.postMessage(null)
  channel.close()
}

test('a login in another tab logs this one in on the requested page', async () => {
  const { world, address } = await openApp('/en/login?return=%2Ftransactions', { isGuest: true })
  await world.write((tx) =>
    tx.sessions.create({
      id: 'other-tab',
      customer_id: leyla.id,
      created_at: tx.now,
      expires_at: tx.now + 60_000,
    }),
  )
  otherTab('auth.token=other-tab; Path=/')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  expect(address()).toBe('/en/transactions')
})

test('a logout in another tab leads this one to the login page', { tags: 'long' }, async () => {
  const { address } = await openApp('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  otherTab('auth.token=; Path=/; Max-Age=0')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in to your account' })).toBeVisible()
  expect(address()).toBe('/en/login?return=%2Fservices')
})

function dropCookie(shared: Document = document) {
  shared.cookie = 'auth.token=; Path=/; Max-Age=0'
}

/** Goes Back to this page, which the browser has kept while the customer was on another one. */
function comeBackAfter(elsewhere: () => void) {
  enterPageCache()
  elsewhere()
  leavePageCache()
}

const endedNotice = page.getByText(/session has ended/)

test('going back after a logout shows the login page, without a notice about an ended session', {
  tags: 'long',
}, async () => {
  const { address } = await openApp('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  comeBackAfter(() => {
    dropCookie()
    forgetCustomerStorage()
  })
  await expect.poll(address).toBe('/en/login?return=%2Fservices')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in to your account' })).toBeVisible()
  await expect.element(endedNotice).not.toBeInTheDocument()
})

test('Back to a kept page whose session has ended meanwhile says so', async () => {
  await openApp('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  comeBackAfter(() => dropCookie())
  await expect.element(endedNotice).toBeVisible()
})

test('a token too large for a cookie shows a message and causes no redirect loop', async () => {
  const { world, address } = await openApp('/en/login', { isGuest: true })
  const worldFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = await worldFetch(input, init)
    if (!String(input).endsWith('/customer/login')) return response
    const body = await response.json()
    return Response.json({ ...body, data: { ...body.data, access_token: 'x'.repeat(5_000) } })
  }
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), leyla.email)
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), leyla.password)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  await expect.element(page.getByText(/cannot keep this session/)).toBeVisible()
  expect(address()).toBe('/en/login')
  expect(readToken()).toBeUndefined()
  expect(world.journal.entries).toHaveLength(1)
})
