import { createRoot, type Root } from 'react-dom/client'
import { UNSAFE_createMemoryHistory } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { localeFromPathname, localePrefix, locales } from '#src/config/locales.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { signIn, signOut } from '#src/session/session.ts'
import { App } from './app.tsx'

const customer = {
  id: 1,
  name: 'Aytən',
  email: 'a@b.az',
  gender: 1,
  locale: 'az',
  created_at: '2026-01-01T00:00:00Z',
}
const answers: Record<string, unknown> = {
  '/api/customer/balance': { balance: { amount: '12.50' } },
  '/api/customer/profile': { customer },
  '/api/languages': { languages: [] },
  '/api/services': { services: [] },
  '/api/customer/transactions': { items: [], current_page: 1, last_page: 1, per_page: 20, total: 0 },
}
const fetchStub = vi.fn(async (url: string) => {
  const data = answers[new URL(url, location.origin).pathname]
  return Response.json({ success: data !== undefined, data }, { status: data === undefined ? 404 : 200 })
})

let root: Root
let container: HTMLElement

async function open(address: string) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: [address], v5Compat: true })
  await startI18n(localeFromPathname(address))
  root.render(<App history={history} />)
  return Object.assign(() => history.location.pathname + history.location.search, {
    goBack: () => history.go(-1),
  })
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  container.remove()
  signOut()
  fetchStub.mockClear()
  vi.unstubAllGlobals()
})

describe('a guest', () => {
  test('is redirected to the login page of their language, with a return address, and nothing is requested', {
    tags: 'long',
  }, async () => {
    const address = await open('/tr/services?x=1')
    await expect.element(heading('Hesabınıza giriş yapın')).toBeVisible()
    expect(address()).toBe('/tr/login?return=%2Fservices%3Fx%3D1')
    expect(fetchStub).not.toHaveBeenCalled()
  })

  test('returns to the requested page after logging in', async () => {
    const address = await open('/en/login?return=%2Ftransactions')
    await expect.element(heading('Log in to your account')).toBeVisible()
    signIn('abc')
    await expect.element(heading('Transactions')).toBeVisible()
    expect(address()).toBe('/en/transactions')
  })

  test('lands on the home page if the return address leads to another site', async () => {
    const address = await open('/en/login?return=//evil.example')
    signIn('abc')
    await expect.element(page.getByRole('button', { name: 'Balance ₼12.50 manats, top up' })).toBeVisible()
    expect(address()).toBe('/en')
  })
})

test.each(['/en/nope', '/en/az/login', '/en/login/x', '/en/LOGIN'])(
  'the address %s is not found, for a guest too',
  async (address) => {
    await open(address)
    await expect.element(heading('This page could not be found')).toBeVisible()
    await expect.element(page.getByText('404')).toBeVisible()
  },
)

test('going back to the page that was loaded first puts the focus at its heading', async () => {
  const address = await open('/en/login')
  await expect.element(heading('Log in to your account')).toBeVisible()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect.poll(address).toBe('/en/forgot-password')
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  address.goBack()
  await expect.element(heading('Log in to your account')).toHaveFocus()
})

test('the page links to its canonical address and all languages, and follows a change of language', async () => {
  await open('/tr/register?return=%2Fservices')
  const links = () =>
    [...document.head.querySelectorAll('link[rel=canonical], link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang') ?? 'canonical',
      link.getAttribute('href')?.replace(location.origin, ''),
    ])
  const others = [
    ...locales.map(({ code }) => [code, `${localePrefix(code)}/register`]),
    ['x-default', '/register'],
  ]
  await expect.poll(links).toEqual([['canonical', '/tr/register'], ...others])
  await userEvent.click(page.getByRole('link', { name: 'English' }))
  await expect.poll(() => links().find(([language]) => language === 'canonical')?.[1]).toBe('/en/register')
  expect(links()).toHaveLength(others.length + 1)
})

describe('a customer', () => {
  beforeEach(() => signIn('abc'))

  test('is redirected from the login page', async () => {
    const address = await open('/ru/login')
    await expect.element(page.getByRole('button', { name: /Баланс/ })).toBeVisible()
    expect(address()).toBe('/ru')
  })

  test.each(['/en/services/no-such', '/en/services/cloning/abc', '/en/services/cloning/0', '/en/SERVICES'])(
    '%s is not found',
    async (address) => {
      await open(address)
      await expect.element(heading('This page could not be found')).toBeVisible()
      await expect.element(page.getByRole('button', { name: /Balance/ })).toBeVisible()
    },
  )

  test('changes the language, stays on the page with its query, and server texts are fetched again', async () => {
    const address = await open('/tr/transactions?type=charge')
    await expect.element(heading('İşlemler')).toBeVisible()
    fetchStub.mockClear()
    await userEvent.click(page.getByRole('button', { name: /^Dil/ }))
    await userEvent.click(page.getByRole('menuitem', { name: 'English' }))
    await expect.element(heading('Transactions')).toBeVisible()
    expect(address()).toBe('/en/transactions?type=charge')
    await expect.poll(() => fetchStub.mock.calls.map(([url]) => url)).toContain('/api/customer/profile')
  })

  test('follows a link, and the heading of the new page has the focus', async () => {
    await open('/en/transactions')
    await userEvent.click(page.getByRole('link', { name: 'Avaz' }))
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('becomes a guest here after logging out in another tab', async () => {
    await open('/en/transactions')
    await expect.element(heading('Transactions')).toBeVisible()
    signOut()
    await expect.element(heading('Log in to your account')).toBeVisible()
  })
})
