import type { Page } from '@playwright/test'
import { withWorldOverHttp } from '#mocks/package/playwright.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect } from '../e2e/support/test.ts'

/** Checks that each page uses its early requests and does not repeat them. */
export async function areAskedOnce(page: Page, paths: readonly string[]) {
  await withWorldOverHttp(page, async () => {
    await signIn(page, 'leyla', 'ru')
    for (const path of paths) {
      const asked: string[] = []
      let isListThere = false
      const askedInVain: string[] = []
      const note = (request: { url(): string }) => {
        const { pathname, search } = new URL(request.url())
        asked.push(pathname + search)
        if (isListThere && pathname.startsWith('/api/service/')) askedInVain.push(pathname)
      }
      const noteEnd = (request: { url(): string }) => {
        isListThere ||= new URL(request.url()).pathname === '/api/services'
      }
      // Requests of the previous page are not counted.
      await page.goto('about:blank')
      page.on('request', note)
      page.on('requestfinished', noteEnd)
      await page.goto(`/ru${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      page.off('request', note)
      page.off('requestfinished', noteEnd)
      const calls = asked.filter((each) => each.startsWith('/api/'))
      expect([path, calls.toSorted()]).toEqual([path, [...new Set(calls)].toSorted()])
      expect(calls).toContain('/api/customer/balance')
      expect([path, await page.evaluate(() => [...(globalThis.firstCalls?.keys() ?? [])])]).toEqual([
        path,
        [],
      ])
      // Only waits a moment for the list of services, which has the prices.
      expect([path, askedInVain]).toEqual([path, []])
    }
  })
}
