import type { LocaleCode } from '#src/contract/primitives.ts'
import { joinAll } from '#src/rules/join-lines.ts'
import { readPlainText } from '#src/rules/plain-text.ts'
import { subtitleText } from '#src/rules/subtitle-text.ts'
import { BookError } from './book-engine.ts'
import { isChapterLine } from './chapter-lines.ts'
import type { Line } from './chapters-of-lines.ts'
import { isContinued } from './page-furniture.ts'
import { isOrnament } from './tidy-text.ts'

/** Word writes a line break within a paragraph as a vertical tab; a form feed separates pages. */
const LINE_ENDS = /\r\n?|[\v\u0085\u2028\u2029]/g

/** First line of a paragraph in a text whose other lines start at the edge. */
const INDENTED = /^(?: {2,8}|\t)\S/
/** Shortest line that was broken because it was full. */
const MIN_FULL_LINE = 45
const MIN_INDENTED = 3

/** Whether only an indent shows where a paragraph starts, as in old electronic texts: lines above the others are full. */
function hasIndentedParagraphs(text: string): boolean {
  const lines = text.split('\n')
  const isInner = (line: string | undefined) => line !== undefined && /^\S/.test(line)
  const broken = lines.filter((line, index) => line.trim() !== '' && isInner(lines[index + 1]))
  const full = broken.filter(({ length }) => length >= MIN_FULL_LINE).length
  const starts = lines.filter((line) => INDENTED.test(line)).length
  return starts >= MIN_INDENTED && broken.length >= starts / 2 && full > broken.length * 0.8
}

/** Start of an item of a list, as programs write it that save a document as plain text. */
const ITEM = /^\s*[*•‣◦▪●] +\S/u
const STAR = /^\s*\* +/u

/** Groups lines between blank ones; a pattern for millions of blank lines would exceed the stack. */
function* lineGroups(page: string, isStart: (line: string) => boolean): Generator<readonly string[]> {
  let lines: string[] = []
  for (const line of page.split('\n')) {
    if (lines.length > 0 && isStart(line)) {
      yield lines
      lines = []
    }
    if (line.trim() !== '' && !isOrnament(line)) lines.push(line)
    else if (lines.length > 0) {
      yield lines
      lines = []
    }
  }
  if (lines.length > 0) yield lines
}

/** Joins the lines of a paragraph; a chapter heading is separate even without a blank line after it. */
function* paragraphsOf(page: string, form: { isParted: boolean; isIndented: boolean }): Generator<string> {
  if (!form.isParted && !form.isIndented) {
    yield* page.split('\n')
    return
  }
  const isStart = (line: string) => ITEM.test(line) || (form.isIndented && INDENTED.test(line))
  for (const lines of lineGroups(page, isStart)) {
    const [first = '', ...rest] = lines
    if (rest.length > 0 && isChapterLine(first.trim())) {
      yield first.trim()
      yield joinAll(rest.map((line) => line.trim()))
    } else yield joinAll(lines.map((line) => line.trim()))
  }
}

/**
 * The pages of a text, between its form feeds. If a sentence continues on the next page, the text was made for a
 * printer: its pages are one text.
 */
function pagesOf(text: string): readonly string[] {
  const pages = text.split('\f').map((page) => page.trim())
  const isOn = (page: string, index: number) => index > 0 && isContinued(pages[index - 1] ?? '', page)
  if (!pages.some(isOn)) return pages
  return [pages.map((page, index) => (index === 0 || isOn(page, index) ? page : `\n${page}`)).join('\n')]
}

/** Words in italics, as plain texts of books have them. */
const EMPHASIS = /(?<=^|[\s("“«—])_(?!\s)([^_\n]{1,200}?)_(?=[\s.,;:!?)"”»—]|$)/gu
/** A heading of Markdown in a plain text. */
const MARKED_HEADING = /^#{1,3} +(\S.{0,118})$/u

function withHeading(line: Line): Line {
  const [, heading] = MARKED_HEADING.exec(line.text) ?? []
  return heading === undefined ? line : { ...line, text: heading, isHeading: true }
}

/**
 * Reads a plain text, in which form feeds separate pages; subtitles without their numbers and times.
 * @throws BookError if it is not text
 */
export function readText(bytes: Uint8Array<ArrayBuffer>, locale: LocaleCode): Line[] {
  const plain = readPlainText(bytes, locale)?.text.replace(LINE_ENDS, '\n')
  if (plain === undefined) throw new BookError('unreadable')
  const text = subtitleText(plain) ?? plain
  const form = { isParted: /\n[^\S\n]*\n/.test(text), isIndented: hasIndentedParagraphs(text) }
  const lines = pagesOf(text).flatMap((page, index) =>
    [...paragraphsOf(page, form)].map((paragraph, place) => ({
      text: paragraph.replace(STAR, '').replace(EMPHASIS, '$1'),
      isPageStart: index > 0 && place === 0,
    })),
  )
  const headings = lines.filter(({ text }) => MARKED_HEADING.test(text)).length
  return headings < 2 ? lines : lines.map(withHeading)
}
