import type { LocaleCode } from '#src/contract/primitives.ts'
import { joinAll } from '#src/rules/join-lines.ts'
import { readPlainText } from '#src/rules/plain-text.ts'
import { subtitleText } from '#src/rules/subtitle-text.ts'
import { BookError } from './book-engine.ts'
import { isChapterLine } from './chapter-lines.ts'
import type { Line } from './chapters-of-lines.ts'
import { isContinued } from './page-furniture.ts'

/** Word writes a line break within a paragraph as a vertical tab; a form feed separates pages. */
const LINE_ENDS = /\r\n?|[\v\u0085\u2028\u2029]/g

/** Groups lines between blank ones; a pattern for millions of blank lines would exceed the stack. */
function* lineGroups(page: string): Generator<readonly string[]> {
  let lines: string[] = []
  for (const line of page.split('\n')) {
    if (line.trim() !== '') lines.push(line)
    else if (lines.length > 0) {
      yield lines
      lines = []
    }
  }
  if (lines.length > 0) yield lines
}

/** Joins the lines of a paragraph; a chapter heading is separate even without a blank line after it. */
function* paragraphsOf(page: string, isParted: boolean): Generator<string> {
  if (!isParted) {
    yield* page.split('\n')
    return
  }
  for (const lines of lineGroups(page)) {
    const [first = '', ...rest] = lines
    if (rest.length > 0 && isChapterLine(first.trim())) {
      yield first.trim()
      yield joinAll(rest)
    } else yield joinAll(lines)
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

/**
 * Reads a plain text, in which form feeds separate pages; subtitles without their numbers and times.
 * @throws BookError if it is not text
 */
export function readText(bytes: Uint8Array<ArrayBuffer>, locale: LocaleCode): Line[] {
  const plain = readPlainText(bytes, locale)?.text.replace(LINE_ENDS, '\n')
  if (plain === undefined) throw new BookError('unreadable')
  const text = subtitleText(plain) ?? plain
  const isParted = /\n[^\S\n]*\n/.test(text)
  return pagesOf(text).flatMap((page, index) =>
    [...paragraphsOf(page, isParted)].map((paragraph, place) => ({
      text: paragraph,
      isPageStart: index > 0 && place === 0,
    })),
  )
}
