import type { Page } from 'playwright'
import { type Figure, percentile } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { eventTimes, openMs } from './watch-page.ts'
import { withPage } from './with-page.ts'

const BLOCK_COUNTS = [10, 1_000, 10_000]
/** Enough that the slowest fiftieth consists of more than two or three. */
const KEYSTROKES = 480
const BLOCK = 'ol textarea'

async function keyTimes(page: Page): Promise<readonly number[]> {
  await page.locator(BLOCK).first().click()
  const type = () => page.keyboard.type('səs '.repeat(KEYSTROKES / 4), { delay: 40 })
  return eventTimes(page, 'keydown', type)
}

/** From the keys that select all blocks to the next frame. */
async function selectAllMs(page: Page): Promise<number> {
  await page.locator('ol li button').first().focus()
  const times = await eventTimes(page, 'keydown', () => page.keyboard.press('Control+a'))
  await page.keyboard.press('Escape')
  return Math.max(...times)
}

/** From a click with Shift on the last block, the first one being selected, to the next frame. */
async function selectRangeMs(page: Page, blocks: number): Promise<number> {
  await page
    .locator('ol li button')
    .first()
    .click({ modifiers: ['Control'] })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = page.locator(`ol li[aria-posinset="${blocks}"] [role=checkbox]`)
  const times = await eventTimes(page, 'click', () => last.click({ modifiers: ['Shift'] }))
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, 0))
  return Math.max(...times)
}

const SCROLL_MS = 3_000
const SCROLL_PX_PER_S = 3_000
/** A frame longer than two at 60 Hz. */
const LATE_MS = 34

/** Frames of a fast scroll down: their lengths in ms, and the number of frames with a blank part of the list. */
async function scrollFrames(page: Page) {
  return page.evaluate(
    async ([lastsMs, pxPerS]) => {
      const frames: number[] = []
      let blank = 0
      const began = performance.now()
      const from = scrollY
      for (let last = began; last - began < lastsMs; ) {
        const now = await new Promise(requestAnimationFrame)
        frames.push(now - last)
        last = now
        scrollTo(0, from + ((now - began) * pxPerS) / 1000)
        const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
        if (!middle?.closest('li')) blank += 1
      }
      return { frames: frames.slice(1), blank }
    },
    [SCROLL_MS, SCROLL_PX_PER_S] as const,
  )
}

async function keyTimesWhenSlow(page: Page): Promise<readonly number[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times = await keyTimes(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return times
}

/** Longest freeze of the page while a million characters are pasted and split. */
async function pasteFreezeMs(page: Page): Promise<number> {
  return page.evaluate(async (block) => {
    const long: number[] = [0]
    const watch = new PerformanceObserver((list) =>
      long.push(...list.getEntries().map((each) => each.duration)),
    )
    watch.observe({ type: 'longtask' })
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Dəniz sakitdir. '.repeat(62_500))
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector(block)?.dispatchEvent(paste)
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return Math.max(...long)
  }, BLOCK)
}

/** Speed of the editor on the sandbox build, by the number of blocks of the project. */
export async function editorFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const blocks of BLOCK_COUNTS) {
    await withPage('sandbox', async (page, origin) => {
      await openScenario(page, origin, `big-project-${blocks}`)
      const opened = await openMs(page, `${origin}/services/text-to-speech`, BLOCK)
      const times = await keyTimes(page)
      const slow = await keyTimesWhenSlow(page)
      const selected = await selectAllMs(page)
      const range = await selectRangeMs(page, blocks)
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
      figures.push(
        { what: `${blocks} blocks: open, click to first block`, value: opened, unit: 'ms' },
        { what: `${blocks} blocks: keystroke to paint, median`, value: percentile(times, 0.5), unit: 'ms' },
        { what: `${blocks} blocks: keystroke to paint, p98`, value: percentile(times, 0.98), unit: 'ms' },
        { what: `${blocks} blocks: keystroke at 4× CPU, median`, value: percentile(slow, 0.5), unit: 'ms' },
        { what: `${blocks} blocks: keystroke at 4× CPU, p98`, value: percentile(slow, 0.98), unit: 'ms' },
        { what: `${blocks} blocks: select all to paint`, value: selected, unit: 'ms' },
        { what: `${blocks} blocks: select all by Shift to paint`, value: range, unit: 'ms' },
        { what: `${blocks} blocks: DOM elements`, value: nodes, unit: '' },
      )
      if (blocks >= 1_000) {
        const { frames, blank } = await scrollFrames(page)
        const late = frames.filter((ms) => ms > LATE_MS)
        figures.push(
          {
            what: `${blocks} blocks: late frames of ${frames.length}, fast scroll`,
            value: late.length,
            unit: '',
          },
          { what: `${blocks} blocks: longest frame, fast scroll`, value: Math.max(...frames), unit: 'ms' },
          { what: `${blocks} blocks: blank frames, fast scroll`, value: blank, unit: '' },
        )
      }
      if (blocks !== BLOCK_COUNTS[0]) return
      const freeze = await pasteFreezeMs(page)
      figures.push({ what: '1,000,000 characters pasted: longest task', value: freeze, unit: 'ms' })
    })
  }
  return figures
}
