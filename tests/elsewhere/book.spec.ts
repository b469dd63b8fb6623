import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { withWorldOverHttp } from '../avaz/mocks/package/playwright.ts'
import { freePort } from '../avaz/tests/support/free-port.ts'

const files = { '/': ['index.html', 'text/html'], '/client.js': ['client.js', 'text/javascript'] }
const host = createServer(({ url }, answer) => {
  const [name, type] = files[url] ?? []
  if (name) answer.setHeader('content-type', type).end(readFileSync(name))
  else answer.writeHead(404).end()
})
test.afterAll(() => host.close())

test('a book chosen on the page of another project is spoken when its time comes', async ({ page }) => {
  const port = await freePort()
  host.listen(port)
  const buffer = Buffer.from('It rains over Baku.\n\nThen it stops.')
  await withWorldOverHttp(
    page,
    async (origin) => {
      const setClock = (body: object) =>
        fetch(`${origin}/__sandbox/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      await setClock({ speed: 0 })
      await page.goto(`http://localhost:${port}/`)
      await page.getByLabel('Book').setInputFiles({ name: 'rain.txt', mimeType: 'text/plain', buffer })
      await expect(page.getByRole('status')).toHaveText('Started')
      await setClock({ advance_ms: 600_000 })
      await expect(page.getByRole('status')).toHaveText(/^audio\/wav, \d{4,} bytes$/)
    },
    'slow-runs',
  )
})
