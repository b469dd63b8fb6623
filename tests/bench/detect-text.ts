import type { Page } from 'playwright'
import { createNodePageEngine } from '#mocks/engines/pages/create-node-page-engine.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { errorRate, type PageLook, pageTexts, photographedPage } from '../support/photographed-page.ts'
import { type Figure, percentile } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { eventTimes, openMs } from './watch-page.ts'
import { withPage } from './with-page.ts'

const LIST = '/services/detect-text'
const PAGE_LOOKS: readonly (readonly [string, PageLook])[] = [
  ['150 dpi', {}],
  ['100 dpi', { dpi: 100 }],
  ['150 dpi, 3° askew', { skew: 3 }],
]
const KEYSTROKES = 120
const PAGES = 20
const TEXT = 'main textarea'

/** Share of misread letters if the language is known. */
async function errorFigures(): Promise<Figure[]> {
  const engine = createNodePageEngine()
  const figures: Figure[] = []
  for (const [name, look] of PAGE_LOOKS) {
    for (const locale of LocaleCode.options) {
      const { lines } = await engine.read(new Blob([photographedPage(locale, look)]), [locale])
      const rate = errorRate(pageTexts[locale], lines.map(({ text }) => text).join(' '))
      figures.push({ what: `${name}, ${locale}: letters misread`, value: rate * 100, unit: '%' })
    }
  }
  return figures
}

const measureTyping = (page: Page) =>
  eventTimes(page, 'keydown', () => page.keyboard.type('söz '.repeat(KEYSTROKES / 4), { delay: 40 }))

const typingFigures = (where: string, times: readonly number[]): Figure[] => [
  { what: `${where}: keystroke to paint, median`, value: percentile(times, 0.5), unit: 'ms' },
  { what: `${where}: keystroke to paint, p98`, value: percentile(times, 0.98), unit: 'ms' },
]

async function longProject(page: Page, origin: string): Promise<Figure[]> {
  await openScenario(page, origin, 'long-document')
  const opened = await openMs(page, `${origin}${LIST}`, TEXT)
  await page.locator(TEXT).focus()
  const times = await measureTyping(page)
  return [
    { what: '200 pages: open, click to first page', value: opened, unit: 'ms' },
    ...typingFigures('200 pages', times),
  ]
}

/** Seconds until all pages are read, by the thumbnails. */
async function readingFigures(page: Page, origin: string): Promise<Figure[]> {
  await openScenario(page, origin, 'main')
  await page.goto(`${origin}${LIST}/create`)
  const buffer = photographedPage('en', { dpi: 100 })
  const files = Array.from({ length: PAGES }, (_, index) => ({
    name: `${index}.png`,
    mimeType: 'image/png',
    buffer,
  }))
  await page.locator('main input[type=file][multiple]').setInputFiles(files)
  await page.locator('main button:enabled', { hasText: '₼' }).last().click()
  await page.waitForURL(/detect-text\/\d+$/)
  const began = Date.now()
  await page.locator(TEXT).first().waitFor({ timeout: 0 })
  const first = (Date.now() - began) / 1000
  // Recognised text is read-only until the run ends, so this types in its search field.
  await page.keyboard.press('Control+f')
  const times = await measureTyping(page)
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 0 })
  const last = (Date.now() - began) / 1000
  return [
    { what: `${PAGES} pages: first page there after`, value: first, unit: 's' },
    { what: `${PAGES} pages: last page there after`, value: last, unit: 's' },
    ...typingFigures(`while ${PAGES} pages are read`, times),
  ]
}

/** Quality of page recognition, and speed of the workspace meanwhile, on the sandbox build. */
export async function pageFigures(): Promise<readonly Figure[]> {
  const figures = await errorFigures()
  await withPage('sandbox', async (page, origin) => {
    figures.push(...(await longProject(page, origin)))
    figures.push(...(await readingFigures(page, origin)))
  })
  return figures
}
