import {
  NUMBER,
  type Row,
  sentenceOfPair,
  sentenceOfRow,
  withNames,
} from '#mocks/engines/documents/sentence-of-row.ts'
import { oneLine } from './one-line.ts'

const filledCount = (row: Row) => row.filter((cell) => cell !== '').length

/** Whether a row is a title in several cells: the row below it names all columns, and only below that are numbers. */
function isTitle(row: Row, next: Row, below: readonly Row[]): boolean {
  const width = filledCount(row)
  const isLeft = row.slice(0, width).every((cell) => cell !== '')
  const isNamed = filledCount(next) > width && !next.some((cell) => cell === '' || NUMBER.test(cell))
  return isLeft && isNamed && below.some((each) => each.some((cell) => NUMBER.test(cell)))
}

/** Finds the row of column names: lines above it, such as a title, have fewer filled cells. */
function headOf(rows: readonly Row[]): number {
  const place = rows.findIndex((row) => filledCount(row) > 1)
  if (place < 0) return 0
  const [row = [], next = [], ...below] = rows.slice(place)
  return isTitle(row, next, below) ? place + 1 : place
}

/** A year is a usual column name, unlike other numbers. */
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
const SEPARATOR_LINE = /^"?sep=(.)"?\n/iu

/** Spaces before a quotation mark: programs that write them expect the quotes to count. */
const SPACED_QUOTE = /^[^\S\n]+"/u
const withoutSpaces = (text: string, delimiter: string) => text.replaceAll(`${delimiter} "`, `${delimiter}"`)

/** A quotation mark that is escaped as databases do, unlike one that closes a cell. */
const ESCAPED_QUOTE = /\\"(?![\s;,|]|$)/u

/** Replaces a literal quotation mark while a table is parsed. */
const PLAIN_QUOTE = '\ue000'

/** A decimal comma separates no cells, so the comma is only considered if no other separator fits as well. */
const DELIMITERS = ['\t', ';', '|', ',']
/** Characters in which the separator is looked for. */
const EXAMINED_CHARACTERS = 65_536

/** Excel writes a text of digits as a formula: `="001"`. */
const TEXT_FORMULA = /^="(.*)"$/su
/** Characters without width are no content. */
const UNSEEN = /[\u200b-\u200d\u2060\ufeff]/gu

const cellText = (cell: string) => oneLine(cell.replace(UNSEEN, '').replace(TEXT_FORMULA, '$1'))

/** The line below the column names in tables of Markdown. */
const RULE_CELL = /^:?-{2,}:?$/u
const isRule = (row: Row) => filledCount(row) > 1 && row.every((cell) => cell === '' || RULE_CELL.test(cell))

/** How many rows have the usual number of cells, if that is more than one. */
function regularRows(rows: readonly Row[]): number {
  const widths = Map.groupBy(rows, (row) => row.length)
  return Math.max(0, ...[...widths].map(([width, { length }]) => (width > 1 ? length : 0)))
}

/** Quotes around a whole cell, in a table whose other quotation marks are literal. */
const QUOTED = /^"([^"]*)"$/u

/** The rows of a CSV file with any separator. An unclosed quotation mark is literal. */
async function rowsOf(content: string): Promise<Row[]> {
  const { default: Papa } = await import('papaparse')
  const whole = content.replace(/\r\n?/gu, '\n')
  const [line = '', separator] = SEPARATOR_LINE.exec(whole) ?? []
  const text = whole.slice(line.length)
  const escapeChar = ESCAPED_QUOTE.test(text) ? '\\' : '"'
  const parse = (table: string, delimiter: string) =>
    Papa.parse<string[]>(table, { delimiter, escapeChar, newline: '\n' })
  const counts = DELIMITERS.map((each) => regularRows(parse(text.slice(0, EXAMINED_CHARACTERS), each).data))
  const delimiter = separator ?? DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
  const parsed = parse(text, delimiter)
  const isSpaced = parsed.data.some((row) => row.some((cell) => SPACED_QUOTE.test(cell)))
  const read = isSpaced ? parse(withoutSpaces(text, delimiter), delimiter) : parsed
  const isOpen = read.errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
  if (!isOpen) return read.data.map((row) => row.map(cellText))
  const { data } = parse(text.replaceAll('"', PLAIN_QUOTE), delimiter)
  return data.map((row) =>
    row.map((cell) => cellText(cell).replaceAll(PLAIN_QUOTE, '"').replace(QUOTED, '$1')),
  )
}

const isBlank = (row: Row) => filledCount(row) === 0

/** Whether a row behind a blank one starts a table of its own: it has as many names as the rows below it have cells. */
function startsTable(row: Row, next: Row | undefined, before: readonly Row[]): boolean {
  if (!next || filledCount(row) < 2 || row.some((cell) => NUMBER.test(cell))) return false
  const names = before.find((each) => filledCount(each) > 1)
  return (
    names !== undefined && filledCount(row) !== filledCount(names) && filledCount(next) === filledCount(row)
  )
}

/** Tables that follow each other in one file, with blank rows between them. */
function tablesOf(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = [[]]
  const filled = rows.flatMap((row, index) => (isBlank(row) ? [] : [{ row, above: rows[index - 1] }]))
  for (const [place, { row, above }] of filled.entries()) {
    const next = filled[place + 1]?.row
    if (above && isBlank(above) && startsTable(row, next, tables.at(-1) ?? [])) tables.push([])
    tables.at(-1)?.push(row)
  }
  return tables
}

/** Every row of a CSV file as a sentence, with the column names. */
export async function textOfTable(content: string): Promise<string> {
  const tables = tablesOf((await rowsOf(content)).filter((row) => !isRule(row)))
  return tables.map(sentencesOf).filter(Boolean).join('\n')
}

/** Rows without a first column that only counts them, as data programs write it. */
function withoutCounter(rows: readonly Row[]): readonly Row[] {
  const [[first] = [], ...below] = rows
  const start = Number(below[0]?.[0])
  const isCounter = below.length > 1 && below.every(([cell], index) => cell === `${start + index}`)
  return first === '' && isCounter && start <= 1 ? rows.map((row) => row.slice(1)) : rows
}

/** A value in the place of a column name: the table consists of names and their values. */
const VALUE = /@|\bwww\.|:\/\/|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d/u

function sentencesOf(all: readonly Row[]): string {
  const rows = withoutCounter(all)
  const head = headOf(rows)
  const { names, below } = withNames(rows.slice(head))
  const lines = (each: readonly Row[], sentence: (row: Row) => string) => each.map(sentence).filter(Boolean)
  const plain = (row: Row) => sentenceOfRow([], row)
  if (isValues(names, below)) return lines(rows, plain).join('\n')
  if (rows.every((row) => row.length === 2) && below.length > 0 && VALUE.test(names[1] ?? ''))
    return lines(rows, sentenceOfPair).join('\n')
  const sentences =
    below.length === 0 ? lines([names], plain) : lines(below, (row) => sentenceOfRow(names, row))
  return [...lines(rows.slice(0, head), plain), ...sentences].join('\n')
}
