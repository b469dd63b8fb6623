import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'

/** Addresses that no page can have, and their languages. */
const NO_PAGES = [
  ['///', 'az'],
  ['//%2f', 'az'],
  ['/%0a', 'az'],
  ['/services/%0d%0a', 'az'],
  ['/ru//', 'ru'],
  ['/ru/services%0a', 'ru'],
  ['/%', 'az'],
  ['/tr/%zz', 'tr'],
  ['/en/%E0%A4%A', 'en'],
  ['/reset-password/%ff', 'az'],
] as const

test.describe('addresses that no page can have', () => {
  test.use({ expectedConsole: [/status of 404/] })

  for (const who of ['guest', 'customer'] as const) {
    test(`show a ${who} the page of what is not there, never nothing`, async ({ page, baseURL }) => {
      if (who === 'customer')
        await page.context().addCookies([{ name: 'auth.token', value: 'abc', url: baseURL ?? '' }])
      await page.route('**/api/**', () => {})
      for (const [path, locale] of NO_PAGES) {
        const t = await textsOf(locale)
        const answer = await page.goto(`${baseURL}${path}`)
        expect([path, answer?.status()]).toEqual([path, 404])
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t('errors:notFound.title'))
        await expect(page.locator('#root[data-page]')).toHaveCount(0)
        await expect(page.getByText('404', { exact: true })).toBeVisible()
      }
      const t = await textsOf('az')
      await page.getByRole('link', { name: t('errors:notFound.home') }).click()
      await expect(page).toHaveURL(who === 'guest' ? '/login' : '/')
    })
  }
})

test.describe('a cookie in which no token stands', () => {
  for (const value of ['%', '%E0%A4%A', '%0d%0ax', '%C9%99']) {
    test(`is no session (${value}): it goes, and the login page says so once`, async ({ page, baseURL }) => {
      const t = await textsOf('en')
      const notice = page.getByText(t('auth:login.sessionEnded'))
      const spoil = () => page.context().addCookies([{ name: 'auth.token', value, url: baseURL ?? '' }])
      for (const path of ['/en/services?x=1', '/en/login?return=%2Fservices']) {
        await spoil()
        await page.goto(path)
        await expect(page).toHaveURL(/\/en\/login\?return=%2Fservices/)
        await expect(notice).toBeVisible()
        expect(await page.context().cookies()).toEqual([])
        await page.goto('/en/login')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByLabel(t('auth:email')).fill('a@b.az')
        await expect(notice).toBeHidden()
      }
    })
  }
})

/** The build from its host, which refuses one file once, with an answer that the browser caches. */
const withKeptRefusal = (host: string, part: RegExp): RequestListener => {
  let hasRefused = false
  return async (request, response) => {
    const path = request.url ?? '/'
    if (!hasRefused && part.test(path)) {
      hasRefused = true
      response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end()
      return
    }
    const file = await fetch(new URL(path, host))
    const headers = { 'content-type': file.headers.get('content-type') ?? 'text/plain' }
    response.writeHead(file.status, headers).end(new Uint8Array(await file.arrayBuffer()))
  }
}

test.describe('a part that was refused while its host was being changed', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('is asked for past the browser’s cache and comes with one reload', async ({ page, baseURL }) => {
    const server = createServer(withKeptRefusal(baseURL ?? '', /\/register-screen-/)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    try {
      const t = await textsOf('en')
      await page.goto(`${origin}/en/login`)
      await page.getByRole('link', { name: t('auth:login.register') }).click()
      await expect(page.getByRole('heading', { name: t('auth-account:register.title') })).toBeVisible()
      await expect.poll(() => loads).toEqual([`${origin}/en/login`, `${origin}/en/register`])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})
