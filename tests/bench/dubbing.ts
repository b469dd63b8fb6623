import type { Page } from 'playwright'
import { languageIds } from '#mocks/catalog/languages.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { dubbed, filmDraft } from '#tests/support/backend/dubbing-project.ts'
import { syntheticVoiceBytes } from '#tests/support/synthetic-voice.ts'
import { type Figure, percentile } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { taskTimes } from './trace-page.ts'
import { openMs } from './watch-page.ts'
import { withPage } from './with-page.ts'

const MINUTES = [10, 120]
const ROUNDS = 5
const TEXT = 'ol textarea'
const SCROLLS = 60
const SCROLL_PX = 120
const DUBBED_S = 600

/**
 * Scrolls the time line at its largest zoom, and zooms out and in; longest tasks of the page, in ms of processor
 * time.
 */
async function timelineTasks(page: Page) {
  const zoom = (icon: string) => page.locator(`button:has(.lucide-zoom-${icon}):enabled`)
  const strip = page.locator('section fieldset').first()
  const zooming = await taskTimes(page, async () => {
    while ((await zoom('in').count()) > 0) await zoom('in').click()
  })
  await strip.hover()
  const scrolling = await taskTimes(page, async () => {
    for (let step = 0; step < SCROLLS; step += 1) await page.mouse.wheel(SCROLL_PX, 0)
    await page.waitForTimeout(500)
  })
  return { zooming: zooming[0] ?? 0, scrolling: scrolling[0] ?? 0 }
}

/** Processing time of a recording of ten minutes, as a share of its length, with the clock skipped. */
async function dubbingShare(): Promise<Figure> {
  const client = await customerIn()
  const file = new File([syntheticVoiceBytes(DUBBED_S)], 'bench.wav', { type: 'audio/wav' })
  const options = { source_language: languageIds.en, target_languages: [languageIds.az] }
  const { id } = await filmDraft(client, file, options)
  const begun = performance.now()
  await dubbed(client, id)
  const value = (performance.now() - begun) / 1000 / DUBBED_S
  return { what: '10 min dubbed, share of its length', value, unit: '' }
}

/** Speed of the dubbing workspace on the sandbox build, by the length of the film, and the time of dubbing. */
export async function dubbingFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = [await dubbingShare()]
  for (const minutes of MINUTES) {
    await withPage('sandbox', async (page, origin) => {
      await openScenario(page, origin, `long-dub-${minutes}`)
      const opened: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        opened.push(await openMs(page, `${origin}/services/dubbing`, TEXT))
      }
      const { zooming, scrolling } = await timelineTasks(page)
      const name = `${minutes} min`
      figures.push(
        { what: `${name}: open, median of ${ROUNDS}`, value: percentile(opened, 0.5), unit: 'ms' },
        { what: `${name}: zoom, longest task`, value: zooming, unit: 'ms' },
        { what: `${name}: scroll of the time line, longest task`, value: scrolling, unit: 'ms' },
      )
    })
  }
  return figures
}
