import { withWorldOverHttp } from '#mocks/package/playwright.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect, test } from '../e2e/support/test.ts'

/** Cumulative layout shift so far, as a share of the screen. */
function shifts(): number {
  let sum = 0
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  for (const entry of observer.takeRecords()) if ('value' in entry) sum += Number(entry.value)
  observer.disconnect()
  return sum
}

test('nothing moves if the font loads after the page', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await withWorldOverHttp(page, async () => {
    await signIn(page)
    for (const path of ['/', '/ru/transactions']) {
      const late = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await late.promise
        await route.continue()
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: /₼/ })).toBeVisible()
      const before = await page.evaluate(shifts)
      late.resolve()
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      expect((await page.evaluate(shifts)) - before, path).toBeLessThan(0.01)
      await page.unroute('**/*.woff2')
    }
  })
})

test('the font of a prerendered page loads before the scripts of the app', async ({ page }) => {
  const asked: (readonly [type: string, priority: string])[] = []
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.requestWillBeSent', ({ request, initiator, type = '' }) => {
    // Prefetches by scripts come later.
    if (initiator.type === 'script') return
    if (new URL(request.url).pathname.startsWith('/assets/')) asked.push([type, request.initialPriority])
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const prioritiesOf = (wanted: string) =>
    new Set(asked.filter(([type]) => type === wanted).map(([, priority]) => priority))
  await expect.poll(() => prioritiesOf('Script')).toEqual(new Set(['Low']))
  await expect.poll(() => prioritiesOf('Font')).toEqual(new Set(['VeryHigh']))
})
