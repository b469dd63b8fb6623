import type { PageViewport } from 'pdfjs-dist'
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import type { PageLine, PageWord } from '#src/contract/detect-text.ts'
import { letterArea } from '#src/rules/text-layer.ts'
import { boxIn, lineOf } from './page-lines.ts'
import { type Placed, type Row, rowsOf } from './text-rows.ts'

/** Line distance, in line heights, from which a new paragraph starts. */
const PARAGRAPH_GAP = 1.7
/** Gap, as a share of the letters' height, that separates two words. */
const WORD_GAP = 0.18

const SOFT_HYPHEN = '\u00ad'
const SENTENCE_END = /[.!?…:;»”"')\]]\s*$/u

export type TextItems = TextContent['items']

const isText = (item: TextItems[number]): item is TextItem => 'str' in item

function placeItem({ str, transform, width }: TextItem, viewport: PageViewport): Placed {
  const [left = 0, base = 0] = viewport.convertToViewportPoint(transform[4], transform[5])
  const size = Math.hypot(transform[2], transform[3]) * viewport.scale
  return { text: str, left, right: left + width * viewport.scale, base, size }
}

function wordsIn({ text, left, right, base, size }: Placed, viewport: PageViewport): PageWord[] {
  const perLetter = (right - left) / Math.max(1, text.length)
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
    const from = left + index * perLetter
    const to = from + word.length * perLetter
    return {
      text: word,
      box: boxIn(viewport, from, base - size * 0.8, to, base + size * 0.22),
      confidence: 1,
    }
  })
}

/** Joins parts of one line: a word may be cut into several parts. */
function joinParts(parts: readonly Placed[]): Placed[] {
  const words: Placed[] = []
  for (const part of [...parts].sort((a, b) => a.left - b.left)) {
    const last = words.at(-1)
    const isOn =
      last &&
      part.left - last.right < part.size * WORD_GAP &&
      !last.text.endsWith(' ') &&
      !part.text.startsWith(' ')
    if (isOn) {
      last.text += part.text
      last.right = part.right
    } else words.push({ ...part })
  }
  return words
}

/** A line that continues in the next column does not start a paragraph there. */
function isNewParagraph(row: Row, before: Row | undefined): boolean {
  const [first] = row.parts
  const [above] = before?.parts ?? []
  if (!first || !above || !before) return false
  const text = before.parts.map((part) => part.text).join(' ')
  if (row.startsColumn) return SENTENCE_END.test(text) || !/^\s*\p{Ll}/u.test(first.text)
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
  const parts = texts.map((item) => placeItem(item, viewport))
  const rows = rowsOf(parts)
  const words = withWholeWords(
    rows.map((row) => joinParts(row.parts).flatMap((part) => wordsIn(part, viewport))),
  )
  let paragraph = 0
  const lines = rows.flatMap((row, index) => {
    if (isNewParagraph(row, rows[index - 1])) paragraph += 1
    const own = words[index] ?? []
    return own.length > 0 ? [lineOf(own, paragraph)] : []
  })
  return { lines, area: parts.reduce((sum, { text, size }) => sum + letterArea(text, size), 0) }
}
