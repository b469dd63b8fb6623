import { setTimeout as pause } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from 'playwright'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.ts'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import type { Figure } from './measure.ts'
import { withHostedPages } from './measured-addresses.ts'
import { taskTimes } from './trace-page.ts'

/** Prefetches and late parts are loaded after this time. */
const SETTLED_MS = 30_000
/**
 * For up to this time the browser collects what loading and hiding have left, and measures its memory once a second,
 * which is no rest of the page.
 */
const COLLECTED_MS = 180_000
const MINUTE_MS = 60_000

/** The pages that the goals name; in the usual scenario a project is in progress, so lists are polled more often. */
const PAGES = [
  { what: 'empty page, the browser itself', page: 'none', scenario: 'big-project-10' },
  { what: 'editor', page: 'editor', scenario: 'big-project-10' },
  { what: 'list', page: 'list', scenario: 'big-project-10' },
  { what: 'hidden editor', page: 'editor', scenario: 'big-project-10', isHidden: true },
  { what: 'editor while work runs', page: 'editor', scenario: 'main' },
  { what: 'hidden editor while work runs', page: 'editor', scenario: 'main', isHidden: true },
] as const

/** Sets the visibility that browsers report in a tab behind another; a headless one has no tabs. Runs in the page. */
function hidePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  Object.defineProperty(document, 'hidden', { value: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Numbers of elements and bytes that garbage collection leaves. */
async function measureKept(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  return { nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') }
}

async function measureRest(page: Page, what: string): Promise<readonly Figure[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await measureKept(session)
  const before = await measureKept(session)
  await pause(COLLECTED_MS)
  const times = await taskTimes(page, () => pause(MINUTE_MS))
  const after = await measureKept(session)
  return [
    { what: `${what}: main thread`, value: times.reduce((sum, time) => sum + time, 0), unit: 'ms a minute' },
    { what: `${what}: longest task`, value: times[0] ?? 0, unit: 'ms' },
    { what: `${what}: elements`, value: after.nodes - before.nodes, unit: 'more after the rest' },
    { what: `${what}: memory`, value: (after.heap - before.heap) / 1_024, unit: 'kB more after the rest' },
  ]
}

/** Processor time and memory of pages that nobody touches, each in a browser of its own. */
export async function restFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { what, page: name, scenario, ...options } of PAGES) {
    await withHostedPages({ scenario }, async (pages) => {
      const browser = await chromium.launch({
        executablePath: await ensureBrowser(),
        args: [...BROWSER_FLAGS],
      })
      const page = await browser.newPage({ ignoreHTTPSErrors: true })
      await page.goto(pages.get(name) ?? 'about:blank')
      await pause(SETTLED_MS)
      if ('isHidden' in options) await page.evaluate(hidePage)
      figures.push(...(await measureRest(page, what)))
      await browser.close()
    })
  }
  return figures
}
