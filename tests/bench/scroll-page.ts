import type { Page } from 'playwright'
import type { Figure } from './measure.ts'

const FRAMES = 150
const PX_PER_FRAME = 50
/** A longer frame, in ms, means a dropped frame at 60 Hz. */
const DROPPED_MS = 34

/** Times between frames of a page that scrolls by this many pixels in each. */
const scrolledFrames = (page: Page) =>
  page.evaluate(
    async ([count = 0, step = 0]) => {
      const gaps: number[] = []
      let last = await new Promise<number>(requestAnimationFrame)
      for (let frame = 1; frame <= count; frame += 1) {
        window.scrollTo(0, frame * step)
        const now = await new Promise<number>(requestAnimationFrame)
        gaps.push(now - last)
        last = now
      }
      return gaps
    },
    [FRAMES, PX_PER_FRAME],
  )

/** Also measures an empty page just before, because its dropped frames are the machine's. */
export async function scrollNextToEmptyPage(page: Page, what: string): Promise<Figure[]> {
  const empty = await page.context().newPage()
  await empty.setContent('<div style="height: 20000px"></div>')
  const idle = await scrolledFrames(empty)
  await empty.close()
  await page.bringToFront()
  const own = await scrolledFrames(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  const dropped = (frames: readonly number[]) => frames.filter((gap) => gap >= DROPPED_MS).length
  return [
    { what: `${what}: frames dropped of ${FRAMES}`, value: dropped(own), unit: '' },
    { what: `${what}: longest frame`, value: Math.max(...own), unit: 'ms' },
    { what: 'an empty page just before: frames dropped', value: dropped(idle), unit: '' },
    { what: 'an empty page just before: longest frame', value: Math.max(...idle), unit: 'ms' },
  ]
}
