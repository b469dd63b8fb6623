import { guessLanguage, languageOfOtherScript } from '#mocks/catalog/guess-language.ts'
import type { PageLine } from '#src/contract/detect-text.ts'
import type { Box } from '#src/contract/form-choices.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { drawPicture } from './draw-picture.ts'
import type { GreyPicture } from './grey-picture.ts'
import { boxAround, meanConfidence } from './page-lines.ts'
import { linesIn, pictureToRead, type Reader, SURE_CONFIDENCE } from './read-lines.ts'

/** A shorter paragraph does not show its language. */
const MIN_LETTERS = 20
/** Margin that is read around a paragraph, as a share of its size. */
const MARGIN = 0.012

interface Reading {
  lines: readonly PageLine[]
  /** Languages the recogniser ran with. */
  languages: readonly LocaleCode[]
}

interface Languages {
  possible: readonly LocaleCode[]
  /** Language of most of the page. */
  main: LocaleCode
}

const textOf = (lines: readonly PageLine[]) => lines.map(({ text }) => text).join(' ')

/** A language that a paragraph may be in instead: the one that its words suggest, or that of the untried script. */
function likelierLanguage(
  { lines, languages }: Reading,
  { possible, main }: Languages,
): LocaleCode | undefined {
  const known = languages.length === 1 ? languages[0] : undefined
  const text = textOf(lines)
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return known ? undefined : main
  const other = known && languageOfOtherScript(known, possible)
  if (other && meanConfidence(lines) < SURE_CONFIDENCE) return other
  const guessed = guessLanguage(text, possible)
  return guessed === known ? undefined : guessed
}

function regionAround(lines: readonly PageLine[]): Box {
  const [x, y, width, height] = boxAround(lines.map(({ box }) => box))
  const [left, top] = [Math.max(0, x - MARGIN), Math.max(0, y - MARGIN)]
  return [left, top, Math.min(1 - left, width + 2 * MARGIN), Math.min(1 - top, height + 2 * MARGIN)]
}

const placedIn =
  ([left, top, width, height]: Box) =>
  ([x, y, w, h]: Box): Box => [left + x * width, top + y * height, w * width, h * height]

function drawRegion({ kit }: Reader, canvas: OffscreenCanvas, region: Box): GreyPicture {
  const { width, height } = canvas
  return pictureToRead(kit, drawPicture(kit, { image: canvas, width, height }, 0, region))
}

async function readRegion(reader: Reader, picture: GreyPicture, region: Box, language: LocaleCode) {
  const lines = await linesIn(reader, picture, [language])
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
  known: Reading,
  wanted: Languages,
): Promise<Reading> {
  const region = regionAround(known.lines)
  let best = known
  let picture: GreyPicture | undefined
  for (const _ of ['the other script', 'the language of its words']) {
    const language = likelierLanguage(best, wanted)
    if (language === undefined) return best
    picture ??= drawRegion(reader, canvas, region)
    const lines = await readRegion(reader, picture, region, language)
    if (meanConfidence(lines) <= meanConfidence(best.lines)) return best
    best = { lines, languages: [language] }
  }
  return best
}

/**
 * Reads each paragraph in its own language, because with two languages letters are confused. A paragraph that is
 * itself in several languages is more certain as it was read, with the letters of all.
 */
export async function withOwnLanguages(
  reader: Reader,
  { canvas, lines, languages }: Reading & { canvas: OffscreenCanvas },
  possible: readonly LocaleCode[],
) {
  const quiet = { ...reader, onProgress: () => undefined }
  const wanted = { possible, main: guessLanguage(textOf(lines), possible) }
  const found = new Set<LocaleCode>()
  const read: PageLine[] = []
  for (const [paragraph, known] of Map.groupBy(lines, (line) => line.paragraph)) {
    const best = await readParagraph(quiet, canvas, { lines: known, languages }, wanted)
    read.push(...best.lines.map((line) => ({ ...line, paragraph })))
    for (const locale of best.languages) found.add(locale)
  }
  return { lines: read, languages: possible.filter((locale) => found.has(locale)) }
}
