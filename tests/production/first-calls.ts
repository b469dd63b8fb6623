import type { Page } from '@playwright/test'
import { withWorldOverHttp } from '#mocks/package/playwright.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect } from '../e2e/support/test.ts'

/**
 * Lets the page's time pass at a sixth of its speed until `isThere` passes, and for a second after that: on a slow
 * machine, answers would otherwise be old and polls due before the page is there.
 */
async function passSlowly(page: Page, isThere: () => Promise<void>) {
  await expect(async () => {
    await page.clock.runFor(8)
    await isThere()
  }).toPass({ intervals: [50] })
  for (let passedMs = 0; passedMs < 1_000; passedMs += 20) await page.clock.runFor(20)
}

/** Checks that each page uses its early requests and does not repeat them. */
export async function areAskedOnce(page: Page, paths: readonly string[]) {
  await withWorldOverHttp(page, async () => {
    await signIn(page, 'leyla', 'ru')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
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
      const heading = page.getByRole('heading', { level: 1 })
      await passSlowly(page, async () => expect(await heading.isVisible()).toBe(true))
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
