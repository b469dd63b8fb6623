import type { Page } from '@playwright/test'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect } from '../e2e/support/test.ts'
import { worldBehind } from '../support/world-behind.ts'

/** What each page asks for first is used, and not asked for again. */
export async function areAskedOnce(page: Page, paths: readonly string[]) {
  await worldBehind(page, async () => {
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
      // The page before, which may still be asking, is not counted.
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
      // The list of services says what each costs; it is waited for a moment only.
      expect([path, askedInVain]).toEqual([path, []])
    }
  })
}
