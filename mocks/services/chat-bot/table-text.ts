import { type Row, sentenceOfRow } from '#mocks/engines/documents/sentence-of-row.ts'
import { oneLine } from './one-line.ts'

const filledCount = (row: Row) => row.filter((cell) => cell !== '').length

/** Finds the row of column names: lines above it, such as a title, have only one filledCount cell. */
function headOf(rows: readonly Row[]): number {
  const widest = Math.max(...rows.map(filledCount))
  const place = rows.findIndex((row) => filledCount(row) > 1)
  return widest < 2 || place < 0 ? 0 : place
}

/** A price, an amount or a share, but not a year, which is a usual column name. */
const NUMBER = /^[^\p{L}]{0,3}\d[\d\s.,]*(?:%|₼|\$|€|₽|₺)?$/u
const YEAR = /^(?:19|20)\d\d$/u
const DECIMAL = /\d[.,]\d/u

/** Whether the first row is a row of values, because it has amounts where the rows below have them. */
function isValues(names: Row, below: readonly Row[]): boolean {
  const numbers = names.filter((cell, column) => {
    const cells = below.map((row) => row[column] ?? '').filter((each) => each !== '')
    return (
      NUMBER.test(cell) && !YEAR.test(cell) && cells.length > 0 && cells.every((each) => NUMBER.test(each))
    )
  })
  // Sizes (36, 37, 38) are names of columns; one number or a price is none.
  return numbers.length === 1 || numbers.some((cell) => DECIMAL.test(cell))
}

/** Excel writes the separator into a separate line, which no other program shows. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/u

/** Spaces before a quotation mark: programs that write them expect the quotes to count. */
const SPACED_QUOTE = /^[^\S\n]+"/u
const withoutSpaces = (text: string, delimiter: string) => text.replaceAll(`${delimiter} "`, `${delimiter}"`)

/** Replaces a literal quotation mark while a table is parsed. */
const PLAIN_QUOTE = '\ue000'

/** A decimal comma separates no cells, so the comma is only considered if no other separator fits as well. */
const DELIMITERS = ['\t', ';', '|', ',']

/** Excel writes a text of digits as a formula: `="001"`. */
const TEXT_FORMULA = /^="(.*)"$/su
/** Characters without width are no content. */
const UNSEEN = /[\u200b-\u200d\u2060\ufeff]/gu

const cellText = (cell: string) => oneLine(cell.replace(UNSEEN, '').replace(TEXT_FORMULA, '$1'))

/** The rows of a CSV file with any separator. An unclosed quotation mark is literal. */
async function rowsOf(content: string): Promise<Row[]> {
  const { default: Papa } = await import('papaparse')
  const [line = '', separator] = SEPARATOR_LINE.exec(content) ?? []
  const text = content.slice(line.length)
  const parse = (table: string) => {
    const guessed = Papa.parse<string[]>(table, { skipEmptyLines: 'greedy', delimitersToGuess: DELIMITERS })
    return Papa.parse<string[]>(table, { delimiter: separator ?? guessed.meta.delimiter })
  }
  const parsed = parse(text)
  const isSpaced = parsed.data.some((row) => row.some((cell) => SPACED_QUOTE.test(cell)))
  const read = isSpaced ? parse(withoutSpaces(text, parsed.meta.delimiter)) : parsed
  const isOpen = read.errors.some(({ code }) => code === 'MissingQuotes')
  if (!isOpen) return read.data.map((row) => row.map(cellText))
  const { data } = parse(text.replaceAll('"', PLAIN_QUOTE))
  return data.map((row) => row.map((cell) => cellText(cell).replaceAll(PLAIN_QUOTE, '"')))
}

const isBlank = (row: Row) => filledCount(row) === 0

/** Whether a row behind a blank one starts a table of its own: it has as many names as the rows below it have cells. */
function startsTable(row: Row, next: Row | undefined, before: readonly Row[]): boolean {
  const names = before.find((each) => filledCount(each) > 1)
  if (!names || !next || filledCount(row) < 2 || row.some((cell) => NUMBER.test(cell))) return false
  return filledCount(row) !== filledCount(names) && filledCount(next) === filledCount(row)
}

/** Tables that follow each other in one file, with blank rows between them. */
function tablesOf(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = [[]]
  const filled = rows.filter((row) => !isBlank(row))
  rows.forEach((row, index) => {
    if (isBlank(row)) return
    const above = rows[index - 1]
    const next = filled[filled.indexOf(row) + 1]
    if (above && isBlank(above) && startsTable(row, next, tables.at(-1) ?? [])) tables.push([])
    tables.at(-1)?.push(row)
  })
  return tables
}

/** Every row of a CSV file as a sentence, with the column names. */
export async function textOfTable(content: string): Promise<string> {
  const tables = tablesOf(await rowsOf(content))
  return tables.map(sentencesOf).filter(Boolean).join('\n')
}

function sentencesOf(rows: readonly Row[]): string {
  const head = headOf(rows)
  const names = rows[head] ?? []
  const below = rows.slice(head + 1)
  if (isValues(names, below))
    return rows
      .map((row) => sentenceOfRow([], row))
      .filter(Boolean)
      .join('\n')
  const above = rows.slice(0, head).map((row) => sentenceOfRow([], row))
  const sentences =
    below.length === 0 ? [sentenceOfRow([], names)] : below.map((row) => sentenceOfRow(names, row))
  return [...above, ...sentences].filter(Boolean).join('\n')
}
