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
function isRowOfValues(names: Row, below: readonly Row[]): boolean {
  const numbers = names.filter((cell, column) => {
    const cells = below.map((row) => row[column] ?? '').filter((each) => each !== '')
    return (
      NUMBER.test(cell) && !YEAR.test(cell) && cells.length > 0 && cells.every((each) => NUMBER.test(each))
    )
  })
  // Sizes (36, 37, 38) are names of columns; one number or a price is none.
  return numbers.length === 1 || numbers.some((cell) => DECIMAL.test(cell))
}

/** A value in the place of a column name: the table consists of names and their values. */
const VALUE = /@|\bwww\.|:\/\/|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d/u

/** A sentence or a note, which is not the name of a column. */
const NO_NAME = /[:;!?=]|[.,](?:\s|$)/u

/** Characters without width are no content. */
const UNSEEN = /[\u200b-\u200d\u2060\ufeff]/gu

/** Marks of databases and spreadsheets for a missing value. */
const NO_VALUE = /^(?:NULL|\\N|NaN|#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!))$/u

const tidyCell = (cell: string) => oneLine(withoutHtml(cell.replace(UNSEEN, ''))).replace(NO_VALUE, '')

/** The line below the column names in tables of Markdown. */
const RULE_CELL = /^:?-{2,}:?$/u
/** A line of a table that is drawn in characters. */
const DRAWN_RULE = /^\+(?:[-=]+\+)+$/u
const isRule = (row: Row) =>
  DRAWN_RULE.test(row.join('')) ||
  (filledCount(row) > 1 && row.every((cell) => cell === '' || RULE_CELL.test(cell)))

const isBlank = (row: Row) => filledCount(row) === 0

/** Rows between blank ones. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (const [index, row] of rows.entries()) {
    if (isBlank(row)) continue
    const above = rows[index - 1]
    if (!above || isBlank(above)) groups.push([])
    groups.at(-1)?.push(row)
  }
  return groups
}

/** Text in place of a price or an amount. */
const NO_AMOUNT =
  /^(?:[-–—]|n\/?a|free|on request|pulsuz|ödənişsiz|razılaşma ilə|yoxdur|ücretsiz|yok|бесплатно|договорная|по запросу|нет)$/iu

/** Whether a column has names in one row and values below it, as it has in the table before. */
function isNamedAgain(column: number, [row = [], ...below]: readonly Row[], before: readonly Row[]): boolean {
  const name = row[column] ?? ''
  if (name === '' || NO_AMOUNT.test(name)) return false
  const hasValues = (rows: readonly Row[], isValue: (cell: string) => boolean) => {
    const cells = rows.map((each) => each[column] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every(isValue)
  }
  if (below.length > 1 && hasValues(below, (cell) => NUMBER.test(cell))) return true
  return hasValues(below, (cell) => VALUE.test(cell)) && hasValues(before, (cell) => VALUE.test(cell))
}

/**
 * Whether a group of rows is a table of its own: its first row consists of names, which differ from those of the table
 * before in number, repeat one of them, or are above values.
 */
function startsTable(group: readonly Row[], before: readonly Row[]): boolean {
  const [row = [], next] = group
  if (!next || filledCount(row) < 2 || row.some((cell) => NUMBER.test(cell) && !YEAR.test(cell))) return false
  const place = before.findIndex((each) => filledCount(each) > 1)
  const names = before[place]
  if (!names) return false
  if (filledCount(row) !== filledCount(names) && filledCount(next) === filledCount(row)) return true
  if (row.some((cell) => VALUE.test(cell) || NO_NAME.test(cell))) return false
  if (row.some((cell, column) => cell !== '' && cell === names[column])) return true
  return row.some((_, column) => isNamedAgain(column, group, before.slice(place + 1)))
}

/** Tables that follow each other in one file, with blank rows between them; a line between two is the title of the second. */
function tablesOf(rows: readonly Row[]): Row[][] {
  const tables: Row[][][] = []
  for (const group of groupsOf(rows)) {
    const open = tables.at(-1)
    const [title = [], ...rest] = group
    const isTitled = filledCount(title) === 1
    if (open && startsTable(isTitled ? rest : group, open.flat())) {
      const line =
        open.length > 1 && open.at(-1)?.every((row) => filledCount(row) === 1) ? open.pop() : undefined
      tables.push(line ? [line, group] : [group])
    } else if (open) open.push(group)
    else tables.push([group])
  }
  return tables.map((groups) => groups.flat())
}

/** Every row of a CSV file as a sentence, with the column names. */
export async function textOfTable(content: string): Promise<string> {
  const tables = tablesOf((await tableRows(content, tidyCell)).filter((row) => !isRule(row)))
  return tables.map(sentencesOf).filter(Boolean).join('\n')
}

/** Rows without a first column that only counts them, as data programs write it. */
function withoutCounter(rows: readonly Row[]): readonly Row[] {
  const [[first] = [], ...below] = rows
  const start = Number(below[0]?.[0])
  const isCounter = below.length > 1 && below.every(([cell], index) => cell === `${start + index}`)
  return first === '' && isCounter && start <= 1 ? rows.map((row) => row.slice(1)) : rows
}

function sentencesOf(table: readonly Row[]): string {
  const rows = withoutCounter(table)
  const head = headOf(rows)
  const { names, below: all } = withNames(rows.slice(head))
  // Programs that join files, or print pages, repeat the names.
  const below = all.filter((row) => row.some((cell, column) => cell !== (names[column] ?? '')))
  const lines = (each: readonly Row[], sentence: (row: Row) => string) => each.map(sentence).filter(Boolean)
  const plain = (row: Row) => sentenceOfRow([], row)
  if (rows.every((row) => row.length === 1) && NO_NAME.test(names[0] ?? ''))
    return lines(rows, plain).join('\n')
  if (isRowOfValues(names, below)) return lines(rows, plain).join('\n')
  if (rows.every((row) => row.length === 2) && below.length > 0 && VALUE.test(names[1] ?? ''))
    return lines(rows, sentenceOfPair).join('\n')
  const sentences =
    below.length === 0 ? lines([names], plain) : lines(below, (row) => sentenceOfRow(names, row))
  return [...lines(rows.slice(0, head), plain), ...sentences].join('\n')
}
