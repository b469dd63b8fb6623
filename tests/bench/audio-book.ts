import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { seededChance } from '#mocks/domain/chance.ts'
import { epubBytes } from '#tests/support/book-files.ts'
import { type Figure, median, percentile } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { scrollNextToEmptyPage } from './scroll-page.ts'
import { taskTimes } from './trace-page.ts'
import { eventTimes, openMs } from './watch-page.ts'
import { withPage } from './with-page.ts'

const WORDS = [10_000, 100_000]
const ROUNDS = 5
const KEYSTROKES = 80
const TEXT = 'ol textarea'
const LIST = '/services/audio-book'
const CHAPTERS = 40
/** Two books of more than 5 MB: one with a picture in each chapter, and one with more text than any real book. */
const EPUBS = [
  { what: 'with pictures', letters: 800_000, pictureBytes: 115_000 },
  { what: 'of text alone', letters: 10_000_000, pictureBytes: 0 },
]
const PARAGRAPH_WORDS = 300

async function openFigures(words: number): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  await withPage('sandbox', async (page, origin) => {
    await openScenario(page, origin, `big-book-${words}`)
    const opened: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      opened.push(await openMs(page, `${origin}${LIST}`, TEXT))
    }
    await page.locator(TEXT).first().click()
    const keys = await eventTimes(page, 'keydown', () =>
      page.keyboard.type('səs '.repeat(KEYSTROKES / 4), { delay: 40 }),
    )
    const what = `${words} words in ${CHAPTERS} chapters`
    figures.push(
      { what: `${what}: open, click to text, median of ${ROUNDS}`, value: median(opened), unit: 'ms' },
      { what: `${what}: keystroke to paint, p98`, value: percentile(keys, 0.98), unit: 'ms' },
      ...(await scrollNextToEmptyPage(page, `${what}: scrolled`)),
    )
  })
  return figures
}

/** Random words, because a repeated text would compress to nothing. */
function bigEpub({ letters, pictureBytes }: (typeof EPUBS)[number]): Uint8Array {
  const chance = seededChance(5)
  const word = () =>
    Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.floor(chance() * 26))).join('')
  const paragraph = () => `${Array.from({ length: PARAGRAPH_WORDS }, word).join(' ')}.`
  const paragraphs = letters / CHAPTERS / (8 * PARAGRAPH_WORDS)
  const chapters = Array.from({ length: CHAPTERS }, (_, index) => ({
    title: `Chapter ${index + 1}`,
    paragraphs: Array.from({ length: paragraphs }, paragraph),
  }))
  const pictures = Array.from({ length: CHAPTERS }, (_, index) => {
    const bytes = Uint8Array.from({ length: pictureBytes }, () => Math.floor(chance() * 256))
    return [`OEBPS/images/${index}.jpg`, bytes] as const
  })
  return epubBytes({
    title: 'Bench',
    author: '',
    language: 'en',
    chapters,
    extra: Object.fromEntries(pictures),
  })
}

async function importTasks(page: Page, path: string): Promise<readonly number[]> {
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  await page.locator('input[type=file]').first().setInputFiles(path)
  return taskTimes(page, async () => {
    await page.locator('main button[type=submit]').last().click()
    await page.waitForURL(/audio-book\/\d+$/, { timeout: 0 })
  })
}

async function importFigures(book: (typeof EPUBS)[number]): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'avaz-bench-'))
  const path = join(folder, 'book.epub')
  const bytes = bigEpub(book)
  const figures: Figure[] = []
  try {
    writeFileSync(path, bytes)
    await withPage('sandbox', async (page, origin) => {
      await openScenario(page, origin, 'empty')
      await page.goto(`${origin}${LIST}/create`)
      const [longest = 0] = await importTasks(page, path)
      const what = `EPUB ${book.what}, ${(bytes.length / 1e6).toFixed(1)} MB`
      figures.push({ what: `${what}: longest task of the page while it is read`, value: longest, unit: 'ms' })
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
  return figures
}

/** Times for opening and importing books, on the sandbox build. */
export async function bookFigures(): Promise<readonly Figure[]> {
  const opened: Figure[] = []
  for (const words of WORDS) opened.push(...(await openFigures(words)))
  for (const epub of EPUBS) opened.push(...(await importFigures(epub)))
  return opened
}
