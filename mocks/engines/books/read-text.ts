import type { LocaleCode } from '#src/contract/primitives.ts'
import { readPlainText } from '#src/rules/plain-text.ts'
import { BookError } from './book-engine.ts'
import { isChapterLine } from './chapter-lines.ts'
import type { Line } from './chapters-of-lines.ts'

/** Joins the lines of a paragraph; a chapter heading is separate even without a blank line after it. */
function* paragraphsOf(page: string, isParted: boolean): Generator<string> {
  if (!isParted) {
    yield* page.split('\n')
    return
  }
  for (const paragraph of page.split(/\n(?:[^\S\n]*\n)+/)) {
    const [first = '', ...rest] = paragraph.trim().split('\n')
    if (rest.length > 0 && isChapterLine(first)) {
      yield first
      yield rest.join(' ')
    } else yield paragraph.replaceAll('\n', ' ')
  }
}

/** Reads a plain text, in which form feeds separate pages. @throws BookError if it is not text */
export function readText(bytes: Uint8Array<ArrayBuffer>, locale: LocaleCode): Line[] {
  const text = readPlainText(bytes, locale)?.text.replace(/\r\n?/g, '\n')
  if (text === undefined) throw new BookError('unreadable')
  const isParted = /\n[^\S\n]*\n/.test(text)
  return text.split('\f').flatMap((page, index) =>
    [...paragraphsOf(page, isParted)].map((paragraph, place) => ({
      text: paragraph,
      isPageStart: index > 0 && place === 0,
    })),
  )
}
