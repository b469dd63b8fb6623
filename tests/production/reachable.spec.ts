import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { serveFrom } from '../support/serve-from.ts'
import { isNoSession, isNotFound } from './reachable-pages.ts'
import { expectHydrated } from './rendered-pages.ts'

test.describe('addresses without a page', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('show a guest the not-found page, never nothing', ({ page, baseURL }) =>
    isNotFound(page, {
      who: 'guest',
      baseURL,
      paths: [
        ['/ru/services%0a', 'ru'],
        ['///', 'az'],
      ],
    }))

  test('show a customer the not-found page, never nothing', ({ page, baseURL }) =>
    isNotFound(page, { who: 'customer', baseURL, paths: [['/reset-password/%ff', 'az']] }))
})

test('a cookie without a token is not a session: it is deleted, and the login page shows it once', ({
  page,
  baseURL,
}) => isNoSession(page, { value: '%E0%A4%A', baseURL, paths: ['/en/services?x=1'] }))

/** Serves the build, but refuses one file once, with a response that the browser caches. */
const withKeptRefusal = (host: string, part: RegExp): RequestListener => {
  let hasRefused = false
  return (request, response) => {
    const path = request.url ?? '/'
    if (!hasRefused && part.test(path)) {
      hasRefused = true
      response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end()
      return
    }
    serveFrom(host, request, response)
  }
}

test.describe('a file that was refused during a deployment', () => {
  test.use({ expectedConsole: [/status of 404/] })

  test('is requested past the browser’s cache and loads with one reload', async ({ page, baseURL }) => {
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
      await expectHydrated(page)
    } finally {
      // Before the server, which the page may still ask for files.
      await page.close()
      server.closeAllConnections()
      server.close()
    }
  })
})
