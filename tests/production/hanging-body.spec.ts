import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { serveFrom } from '../support/serve-from.ts'

const HALF = '{"success":true,"data":{"services":['

/** Serves the build; the API only sends the start of a response, which then hangs. */
const withHangingApi =
  (host: string): RequestListener =>
  (request, response) => {
    const path = request.url ?? '/'
    if (path.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' }).write(HALF)
      return
    }
    serveFrom(host, request, response)
  }

test('a response that hangs half-way times out, and the page shows it', async ({ page, baseURL }) => {
  const server = createServer(withHangingApi(baseURL ?? '')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const t = await textsOf('en')
    await page.context().addCookies([{ name: 'auth.token', value: 'abc', url: origin }])
    const begunMs = Date.now()
    await page.clock.install({ time: begunMs })
    const answered = page.waitForResponse('**/api/services')
    await page.goto(`${origin}/en/services`)
    expect((await answered).status()).toBe(200)
    const retry = page.getByRole('main').getByRole('button', { name: t('actions.retry') })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page's clock also runs by itself, so the time so far is subtracted.
    const passedMs = (await page.evaluate(() => Date.now())) - begunMs
    await page.clock.runFor(Math.max(0, 27_000 - passedMs))
    await expect(retry).toBeHidden()
    // The first attempt and its two retries.
    for (let attempts = 0; attempts < 3; attempts += 1) await page.clock.runFor(35_000)
    await expect(retry).toBeVisible()
  } finally {
    // Before the server, which the page may still ask for files.
    await page.close()
    server.closeAllConnections()
    server.close()
  }
})
