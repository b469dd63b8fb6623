import type { Box, PageLine } from '#src/contract/detect-text.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { drawPicture } from './draw-picture.ts'
import { guessLanguage } from './guess-language.ts'
import { boxAround, sureness } from './page-lines.ts'
import { linesIn, type Reader, SURE } from './read-lines.ts'

/** A paragraph of fewer letters says nothing of its language. */
const FEWEST_LETTERS = 20
/** So much of the page around a paragraph is read with it, as a share of its size. */
const MARGIN = 0.012

interface Reading {
  canvas: OffscreenCanvas
  lines: readonly PageLine[]
  languages: readonly LocaleCode[]
}

const textOf = (lines: readonly PageLine[]) => lines.map(({ text }) => text).join(' ')

/** Another language that a paragraph may be in: what its words speak for, or the other script where it was not read. */
function otherLanguage(lines: readonly PageLine[], language: LocaleCode | undefined): LocaleCode | undefined {
  const text = textOf(lines)
  if ((text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) return undefined
  if (sureness(lines) < SURE) return language === 'ru' ? 'az' : 'ru'
  const guessed = guessLanguage(text)
  return guessed === language ? undefined : guessed
}

function regionAround(lines: readonly PageLine[]): Box {
  const [x, y, width, height] = boxAround(lines.map(({ box }) => box))
  const [left, top] = [Math.max(0, x - MARGIN), Math.max(0, y - MARGIN)]
  return [left, top, Math.min(1 - left, width + 2 * MARGIN), Math.min(1 - top, height + 2 * MARGIN)]
}

const placedIn =
  ([left, top, width, height]: Box) =>
  ([x, y, w, h]: Box): Box => [left + x * width, top + y * height, w * width, h * height]

async function readRegion(reader: Reader, canvas: OffscreenCanvas, region: Box, language: LocaleCode) {
  const picture = { image: canvas, width: canvas.width, height: canvas.height }
  const lines = await linesIn(reader, drawPicture(reader.kit, picture, 0, region), [language])
  const placed = placedIn(region)
  return lines.map((line) => ({
    ...line,
    box: placed(line.box),
    words: line.words.map((word) => ({ ...word, box: placed(word.box) })),
  }))
}

async function readParagraph(
  reader: Reader,
  canvas: OffscreenCanvas,
  known: readonly PageLine[],
  language: LocaleCode | undefined,
): Promise<{ lines: readonly PageLine[]; language: LocaleCode | undefined }> {
  const region = regionAround(known)
  let best = { lines: known, language }
  for (const _ of ['the other script', 'the language of its words']) {
    const other = otherLanguage(best.lines, best.language)
    if (other === undefined) return best
    const lines = await readRegion(reader, canvas, region, other)
    if (sureness(lines) <= sureness(best.lines)) return best
    best = { lines, language: other }
  }
  return best
}

export async function withOtherLanguages(reader: Reader, { canvas, lines, languages }: Reading) {
  const quiet = { ...reader, onProgress: () => undefined }
  const [main] = languages
  const found = new Set<LocaleCode>()
  const read: PageLine[] = []
  for (const [paragraph, known] of Map.groupBy(lines, (line) => line.paragraph)) {
    const { lines: best, language } = await readParagraph(quiet, canvas, known, main)
    read.push(...best.map((line) => ({ ...line, paragraph })))
    if (language) found.add(language)
  }
  return { lines: read, languages: [...found] }
}
