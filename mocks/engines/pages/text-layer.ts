import type { PageViewport } from 'pdfjs-dist'
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import type { PageLine, PageWord } from '#src/contract/detect-text.ts'
import { letterArea } from '#src/rules/text-layer.ts'
import { boxIn, lineOf } from './page-lines.ts'
import { withRaisedNumbers } from './raised-numbers.ts'
import { hasSeparateAccents, withAccents } from './separate-accents.ts'
import { withSpacedLetters } from './spaced-letters.ts'
import { type PlacedText, type Row, rowsOf } from './text-rows.ts'

/** Line distance, in line heights, from which a new paragraph starts. */
const PARAGRAPH_GAP = 1.7
/** Gap, as a share of the letters' height, that separates two words. */
const WORD_GAP = 0.18

const SOFT_HYPHEN = '\u00ad'
const SENTENCE_END = /[.!?…:;»”"')\]]\s*$/u

export type TextItems = TextContent['items']

const isText = (item: TextItems[number]): item is TextItem => 'str' in item

/** Quarter turns to the right by which text is rotated on the shown page. */
function turnOf({ transform }: TextItem, viewport: PageViewport): number {
  const [a = 1, b = 0, c = 0, d = 1] = viewport.transform
  const [right, down] = [a * transform[0] + c * transform[1], b * transform[0] + d * transform[1]]
  return (Math.round(Math.atan2(down, right) / (Math.PI / 2)) + 4) % 4
}

/** Turns a point around the corner of the page, by quarter turns to the right. */
function turnPoint([x, y]: readonly [number, number], turns: number): [number, number] {
  const steps: readonly [number, number][] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ]
  return steps[(turns + 4) % 4] ?? [x, y]
}

/** Part of a page as seen by somebody who turns the page until it can be read. */
interface TurnedText extends PlacedText {
  turns: number
}

function placeItem(item: TextItem, viewport: PageViewport): TurnedText {
  const { str, transform, width } = item
  const [x = 0, y = 0] = viewport.convertToViewportPoint(transform[4], transform[5])
  const turns = turnOf(item, viewport)
  const [left, base] = turnPoint([x, y], -turns)
  // Includes the unit of the page, which may be larger than a point.
  const scale = Math.hypot(viewport.transform[0] ?? 1, viewport.transform[1] ?? 0)
  const size = Math.hypot(transform[2], transform[3]) * scale
  return { text: str.normalize('NFC'), left, right: left + width * scale, base, size, turns }
}

function wordsIn(
  { text, left, right, base, size }: PlacedText,
  turns: number,
  viewport: PageViewport,
): PageWord[] {
  const perLetter = (right - left) / Math.max(1, text.length)
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
    const from = left + index * perLetter
    const to = from + word.length * perLetter
    const [x1, y1] = turnPoint([from, base - size * 0.8], turns)
    const [x2, y2] = turnPoint([to, base + size * 0.22], turns)
    const box = boxIn(viewport, Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2))
    return { text: word, box, confidence: 1 }
  })
}

/** Distance, as a share of the letters' height, of copies that imitate bold type or a shadow. */
const COPY_DISTANCE = 0.12

/** Squares around a square within which a copy can be, in each direction. */
const NEIGHBOUR_STEPS = [-2, -1, 0, 1, 2] as const
const COLUMN_STEP = 0x100_0000

/**
 * Leaves out text that is drawn twice at the same place. Sorts the parts into squares so small that all within one are
 * copies, so that a page of many equal parts needs few comparisons.
 */
function withoutCopies(parts: readonly TurnedText[]): TurnedText[] {
  const byText = new Map<string, Map<number, TurnedText>>()
  return parts.filter((part) => {
    const { text, left, base, size } = part
    const near = size * COPY_DISTANCE
    const side = 2 ** Math.floor(Math.log2(near))
    const key = `${side} ${text}`
    const squares = byText.get(key) ?? new Map<number, TurnedText>()
    byText.set(key, squares)
    const [column, row] = [Math.floor(left / side), Math.floor(base / side)]
    const isCopy = NEIGHBOUR_STEPS.some((x) =>
      NEIGHBOUR_STEPS.some((y) => {
        const other = squares.get((column + x) * COLUMN_STEP + row + y)
        return other && Math.abs(other.left - left) < near && Math.abs(other.base - base) < near
      }),
    )
    squares.set(column * COLUMN_STEP + row, part)
    return !isCopy
  })
}

interface TurnedRow extends Row {
  turns: number
}

/** The rows of a page; text in another direction follows the text in the usual one. */
function rowsByTurn(parts: readonly TurnedText[]): TurnedRow[] {
  const groups = [...Map.groupBy(parts, ({ turns }) => turns)]
  const letters = (group: readonly TurnedText[]) => group.reduce((sum, { text }) => sum + text.length, 0)
  groups.sort(([, a], [, b]) => letters(b) - letters(a))
  return groups.flatMap(([turns, group], place) =>
    rowsOf(group).map((row, index) => ({
      ...row,
      turns,
      startsColumn: row.startsColumn || (place > 0 && index === 0),
    })),
  )
}

/** Joins parts of one line: a word may be cut into several parts. */
function joinParts(parts: readonly PlacedText[]): PlacedText[] {
  const words: { parts: PlacedText[]; right: number }[] = []
  for (const part of [...parts].sort((a, b) => a.left - b.left)) {
    const word = words.at(-1)
    const isOn =
      word &&
      part.left - word.right < part.size * WORD_GAP &&
      !word.parts.at(-1)?.text.endsWith(' ') &&
      !part.text.startsWith(' ')
    if (isOn) {
      word.parts.push(part)
      word.right = part.right
    } else words.push({ parts: [part], right: part.right })
  }
  return words.flatMap(({ parts: [first, ...others], right }) =>
    first ? [{ ...first, right, text: first.text + others.map(({ text }) => text).join('') }] : [],
  )
}

/** Signs before the items of a list. */
const BULLET = /^\s*[•‣⁃◦▪▫■□●○◆◇✓✔➢►❖]/u

/** Ratio of letter sizes from which a line is a heading above its text, or a note below it. */
const MIN_OTHER_SIZE = 1.3

/** Size of most letters of a line. */
function sizeOf({ parts }: Row): number {
  const bySize = Map.groupBy(parts, ({ size }) => Math.round(size))
  const letters = (group: readonly PlacedText[]) => group.reduce((sum, { text }) => sum + text.length, 0)
  const [most] = [...bySize].sort(([, a], [, b]) => letters(b) - letters(a))
  return most?.[0] ?? 0
}

/** A line that continues in the next column does not start a paragraph there. */
function isNewParagraph(row: Row, before: Row | undefined): boolean {
  const [first] = row.parts
  const [above] = before?.parts ?? []
  if (!first || !above || !before) return false
  if (BULLET.test(first.text)) return true
  const text = before.parts.map((part) => part.text).join(' ')
  if (row.startsColumn) return SENTENCE_END.test(text) || !/^\s*\p{Ll}/u.test(first.text)
  const [smaller = 0, larger = 0] = [sizeOf(row), sizeOf(before)].sort((a, b) => a - b)
  if (larger > smaller * MIN_OTHER_SIZE) return true
  return Math.abs(first.base - above.base) > Math.max(first.size, above.size) * PARAGRAPH_GAP
}

/**
 * Joins a word hyphenated at the end of a line, unless the hyphenated form occurs elsewhere; it stays on its first
 * line.
 */
function withWholeWords(lines: PageWord[][]): PageWord[][] {
  for (const [index, line] of lines.entries()) {
    const last = line.at(-1)
    const next = lines[index + 1]
    if (!last?.text.endsWith(SOFT_HYPHEN) || !next?.[0]) continue
    last.text += next.shift()?.text ?? ''
  }
  return lines.map((line, index) =>
    line.map((word, place) => {
      const isOpen =
        index === lines.length - 1 && place === line.length - 1 && word.text.endsWith(SOFT_HYPHEN)
      return { ...word, text: `${word.text.replaceAll(SOFT_HYPHEN, '')}${isOpen ? SOFT_HYPHEN : ''}` }
    }),
  )
}

/** The lines of a page's text layer, and the area that its letters cover, in square pixels. */
export function textLayerLines(
  items: TextItems,
  viewport: PageViewport,
): { lines: PageLine[]; area: number } {
  const texts = items.filter(isText).filter(({ str }) => str.trim() !== '')
  const parts = withRaisedNumbers(withoutCopies(texts.map((item) => placeItem(item, viewport))))
  const rows = rowsByTurn(parts)
  const joined = rows.map((row) => joinParts(row.parts))
  const isAccented = hasSeparateAccents(joined.flat().map(({ text }) => text))
  const partWords = (part: PlacedText, turns: number) =>
    wordsIn(isAccented ? { ...part, text: withAccents(part.text) } : part, turns, viewport)
  const words = withWholeWords(
    rows.map((row, index) =>
      withSpacedLetters((joined[index] ?? []).flatMap((part) => partWords(part, row.turns))),
    ),
  )
  let paragraph = 0
  const lines = rows.flatMap((row, index) => {
    if (isNewParagraph(row, rows[index - 1])) paragraph += 1
    const own = words[index] ?? []
    return own.length > 0 ? [lineOf(own, paragraph)] : []
  })
  return { lines, area: parts.reduce((sum, { text, size }) => sum + letterArea(text, size), 0) }
}
