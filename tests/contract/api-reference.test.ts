import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_FLAGS } from '#scripts/browser-flags.ts'
import { findBrowser } from '#scripts/find-browser.ts'
import { type ServedWorld, serveWorld } from '#tests/support/serve-world.ts'

let served: ServedWorld
beforeAll(async () => {
  served = await serveWorld()
})
afterAll(() => served.close())

test('the server shows every call of the API under its policy, without another host', {
  tags: 'long',
}, async () => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(`${served.origin}/docs`)
    await page.getByRole('heading', { name: 'Starts a project as a draft' }).first().waitFor()
    const document = await (await fetch(`${served.origin}/openapi.json`)).json()
    const ids = Object.values<object>(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(ids.length).toBeGreaterThan(30)
    const shown = await page.locator('[id*="operation/"]').evaluateAll((parts) => parts.map(({ id }) => id))
    expect(ids.filter((id) => !shown.some((each) => each.endsWith(`operation/${id}`)))).toEqual([])
    await expect(page.locator('body').evaluate((body) => getComputedStyle(body).margin)).resolves.toBe('0px')
    expect({ problems, hosts: [...hosts].filter(Boolean) }).toEqual({
      problems: [],
      hosts: [new URL(served.origin).host],
    })
  } finally {
    await browser.close()
  }
})

test('the policy of the reference has no unsafe word, and its folder no other file', async () => {
  const page = await (await fetch(`${served.origin}/docs/`)).text()
  expect(page).toContain('Content-Security-Policy')
  expect(page).not.toContain('unsafe')
  expect(page).not.toMatch(/https?:\/\//)
  for (const path of [
    '/docs/package.json',
    '/docs/..%2fpackage.json',
    '/docs/__proto__',
    '/docs/constructor.name',
  ])
    expect([path, (await fetch(served.origin + path)).status]).toEqual([path, 404])
})
