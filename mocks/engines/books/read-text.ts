import type { LocaleCode } from '#src/contract/primitives.ts'
import { readPlainText } from '#src/rules/plain-text.ts'
import { BookError } from './book-engine.ts'
import { isChapterLine } from './chapter-lines.ts'
import type { Line } from './chapters-of-lines.ts'

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
      yield rest.join(' ')
    } else yield lines.join(' ')
  }
}

/** Reads a plain text, in which form feeds separate pages. @throws BookError if it is not text */
export function readText(bytes: Uint8Array<ArrayBuffer>, locale: LocaleCode): Line[] {
  const text = readPlainText(bytes, locale)?.text.replace(LINE_ENDS, '\n')
  if (text === undefined) throw new BookError('unreadable')
  const isParted = /\n[^\S\n]*\n/.test(text)
  return text.split('\f').flatMap((page, index) =>
    [...paragraphsOf(page, isParted)].map((paragraph, place) => ({
      text: paragraph,
      isPageStart: index > 0 && place === 0,
    })),
  )
}
