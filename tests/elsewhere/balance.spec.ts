import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { freePort } from '../avaz/tests/support/free-port.ts'
import { worldBehind } from '../avaz/tests/support/world-behind.ts'

const host = createServer((_, answer) => {
  answer.setHeader('content-type', 'text/html').end(readFileSync('index.html'))
})
test.afterAll(() => host.close())

test('a page that asks /api is answered by a world', async ({ page }) => {
  const port = await freePort()
  host.listen(port)
  await worldBehind(page, async () => {
    await page.goto(`http://localhost:${port}/`)
    await expect(page.getByRole('status')).toHaveText('401')
  })
})
