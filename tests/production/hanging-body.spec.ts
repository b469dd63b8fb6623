import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'

const HALF = '{"success":true,"data":{"services":['

/** The build from its host; of the API only the beginning of an answer, which then never goes on. */
const withHangingApi =
  (host: string): RequestListener =>
  async (request, response) => {
    const path = request.url ?? '/'
    if (path.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' }).write(HALF)
      return
    }
    const file = await fetch(new URL(path, host))
    const type = file.headers.get('content-type') ?? 'text/plain'
    response.writeHead(file.status, { 'content-type': type }).end(new Uint8Array(await file.arrayBuffer()))
  }

test('an answer that stops half-way is given up in time, and the page says so', async ({ page, baseURL }) => {
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
    // The clock of the page runs by itself as well, for as long as it took to come here.
    const passedMs = (await page.evaluate(() => Date.now())) - begunMs
    await page.clock.runFor(Math.max(0, 27_000 - passedMs))
    await expect(retry).toBeHidden()
    // The first attempt and its two retries.
    for (let attempts = 0; attempts < 3; attempts += 1) await page.clock.runFor(35_000)
    await expect(retry).toBeVisible()
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
