import { type Figure, percentile } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { withPage } from './with-page.ts'

const PROJECT = '/en/services/text-to-speech/14'
/** Scroll distance per frame, about 3,000 pixels a second. */
const STEP_PX = 50
const FRAME_MS = 1000 / 60

/** Frame times during a scroll of the list from top to bottom, and the number of frames with a blank part. */
function scrollThrough(step: number): Promise<{ times: number[]; blank: number }> {
  const box = document.querySelector('.modal-box')
  const times: number[] = []
  let blank = 0
  let last = performance.now()
  return new Promise((resolve) => {
    const frame = () => {
      const now = performance.now()
      times.push(now - last)
      last = now
      if (!box || box.scrollTop + box.clientHeight >= box.scrollHeight - 1) return resolve({ times, blank })
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      if (times.length > 20 && !middle?.closest('li')) blank += 1
      box.scrollTop += step
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

/** Scrolling of five hundred voices in the voice modal, on the sandbox build. */
export async function voicesFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  await withPage('sandbox', async (page, origin) => {
    await openScenario(page, origin, 'many-voices')
    await page.goto(`${origin}${PROJECT}`)
    await page.getByRole('button', { name: /^Voice: / }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('option', { name: 'Any', exact: true }).click()
    await page.locator('dialog li[aria-setsize="500"]').first().waitFor()
    const { times, blank } = await page.evaluate(scrollThrough, STEP_PX)
    const steady = times.slice(2)
    figures.push(
      { what: '500 voices: frame while scrolling, median', value: percentile(steady, 0.5), unit: 'ms' },
      { what: '500 voices: frame while scrolling, p98', value: percentile(steady, 0.98), unit: 'ms' },
      {
        what: '500 voices: dropped frames',
        value: steady.reduce((sum, time) => sum + Math.max(0, Math.round(time / FRAME_MS) - 1), 0),
        unit: `of ${steady.length}`,
      },
      { what: '500 voices: frames with a blank part', value: blank, unit: `of ${steady.length}` },
    )
  })
  return figures
}
