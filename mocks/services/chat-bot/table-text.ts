import {
  NUMBER,
  type Row,
  sentenceOfPair,
  sentenceOfRow,
  withNames,
} from '#mocks/engines/documents/sentence-of-row.ts'
import { tableRows } from '#src/rules/table-rows.ts'
import { withoutHtml } from './html-lines.ts'
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

/** Characters without width are no content. */
const UNSEEN = /[\u200b-\u200d\u2060\ufeff]/gu

const tidy = (cell: string) => oneLine(withoutHtml(cell.replace(UNSEEN, '')))

/** The line below the column names in tables of Markdown. */
const RULE_CELL = /^:?-{2,}:?$/u
const isRule = (row: Row) => filledCount(row) > 1 && row.every((cell) => cell === '' || RULE_CELL.test(cell))

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
  const tables = tablesOf((await tableRows(content, tidy)).filter((row) => !isRule(row)))
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

/** A sentence or a note, which is not the name of a column. */
const NO_NAME = /[:;!?]|[.,](?:\s|$)/u

function sentencesOf(all: readonly Row[]): string {
  const rows = withoutCounter(all)
  const head = headOf(rows)
  const { names, below } = withNames(rows.slice(head))
  const lines = (each: readonly Row[], sentence: (row: Row) => string) => each.map(sentence).filter(Boolean)
  const plain = (row: Row) => sentenceOfRow([], row)
  if (rows.every((row) => row.length === 1) && NO_NAME.test(names[0] ?? ''))
    return lines(rows, plain).join('\n')
  if (isValues(names, below)) return lines(rows, plain).join('\n')
  if (rows.every((row) => row.length === 2) && below.length > 0 && VALUE.test(names[1] ?? ''))
    return lines(rows, sentenceOfPair).join('\n')
  const sentences =
    below.length === 0 ? lines([names], plain) : lines(below, (row) => sentenceOfRow(names, row))
  return [...lines(rows.slice(0, head), plain), ...sentences].join('\n')
}
