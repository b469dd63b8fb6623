import type { PdfCell, PdfPart } from '#mocks/engines/documents/pdf-structure.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { languageOfText } from '#src/rules/language-of-text.ts'
import { tableWordsOf } from '#src/rules/page-table.ts'
import type { PlacedWord } from '#src/rules/page-words.ts'
import type { PageText } from './document-text.ts'

/** A heading is at least this many times as high as the page's usual text, and has at most so many words. */
const HEADING_HEIGHT = 1.25
const MAX_HEADING_WORDS = 14
/** Headings at least this share of the first one's height are of the first level, too. */
const SAME_LEVEL = 0.9

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

type TableCells = readonly (readonly (readonly PlacedWord[])[])[]

const hasDigit = (words: readonly PlacedWord[]) => words.some(({ text }) => /\p{Nd}/u.test(text))

/** The first row names the columns if all its cells are words and later rows have numbers. */
function cellsOf(table: TableCells): PdfCell[][] {
  const [names = [], ...below] = table
  const isNamed =
    below.some((row) => row.some(hasDigit)) && names.every((cell) => cell.length > 0 && !hasDigit(cell))
  return table.map((row, index) => row.map((words) => ({ isHead: isNamed && index === 0, words })))
}

/** Words between two empty lines of the text. */
function paragraphsOf({ text, words }: PageText): PlacedWord[][] {
  const paragraphs: PlacedWord[][] = []
  let end = 0
  for (const word of words) {
    const isNew = paragraphs.length === 0 || /\n\s*\n/u.test(text.slice(end, word.start))
    if (isNew) paragraphs.push([word])
    else paragraphs.at(-1)?.push(word)
    end = word.end
  }
  return paragraphs
}

/** Undefined if it is the document's, or not clear; detection distinguishes no further languages, such as German. */
function otherLanguage(words: readonly PlacedWord[], locale: LocaleCode) {
  if (!LocaleCode.options.includes(locale)) return undefined
  const language = languageOfText(words.map(({ text }) => text).join(' '))
  return language === locale ? undefined : language
}

/**
 * Headings, paragraphs and tables of pages in reading order. Headings are recognised by their height; the first one of
 * the document is of the first level.
 *
 * @param locale language of the document
 */
export function partsOfPages(pages: readonly PageText[], locale: LocaleCode): PdfPart[][] {
  let firstHeight: number | undefined
  const tagOf = (words: readonly PlacedWord[], page: PageText['page'], usual: number) => {
    const height = middleOf(words.map(({ box }) => box[3])) * page.height
    if (height < usual * HEADING_HEIGHT || words.length > MAX_HEADING_WORDS) return 'P'
    firstHeight ??= height
    return height >= firstHeight * SAME_LEVEL ? 'H1' : 'H2'
  }
  return pages.map((page) => {
    const usual = middleOf(page.words.map(({ box }) => box[3])) * page.page.height
    const tables = new Map(
      tableWordsOf(page.words, page.page).flatMap((table) =>
        table.flat(2).map((word) => [word, table] as const),
      ),
    )
    const written = new Set<TableCells>()
    return paragraphsOf(page).flatMap((paragraph) => {
      const parts: PdfPart[] = []
      let plain: PlacedWord[] = []
      const end = () => {
        const language = otherLanguage(plain, locale)
        if (plain.length > 0) parts.push({ tag: tagOf(plain, page.page, usual), words: plain, language })
        plain = []
      }
      for (const word of paragraph) {
        const table = tables.get(word)
        if (!table) plain.push(word)
        else if (!written.has(table)) {
          end()
          written.add(table)
          const language = otherLanguage(table.flat(2), locale)
          parts.push({ tag: 'Table', rows: cellsOf(table), language })
        }
      }
      end()
      return parts
    })
  })
}
