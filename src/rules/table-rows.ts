export type TableRow = readonly string[]

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
const DELIMITERS = ['\t', ';', '|', '^', ',']
/** Characters in which the separator is looked for. */
const EXAMINED_CHARACTERS = 65_536

/** Cells in single quotes, as some databases write them. */
const SINGLE_QUOTED = /^'[^'\n]*'(?:[,;\t|]'[^'\n]*')+$/mu

/** Cells that are aligned by spaces alone; undefined for lines of other shapes. */
function alignedRows(text: string): TableRow[] | undefined {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/ {2,}/u))
  const [first, ...others] = rows
  const isTable = first && first.length > 1 && others.length > 0
  return isTable && others.every(({ length }) => length === first.length) ? rows : undefined
}

/** Excel writes a text of digits as a formula: `="001"`. */
const TEXT_FORMULA = /^="(.*)"$/su
/** Marks a number or a formula as text in spreadsheets, which do not show it. */
const TEXT_MARK = /^'(?=[\d=+@-])/u

/** How many rows have the usual number of cells, if that is more than one. */
function regularRows(rows: readonly TableRow[]): number {
  const widths = Map.groupBy(rows, (row) => row.length)
  return Math.max(0, ...[...widths].map(([width, { length }]) => (width > 1 ? length : 0)))
}

/** Joins cells at separators that a database escaped, if the row then has as many cells as the first one. */
function withEscaped(rows: readonly TableRow[], delimiter: string): readonly TableRow[] {
  const width = rows[0]?.length ?? 0
  return rows.map((row) => {
    if (row.length <= width || !row.some((cell) => cell.endsWith('\\'))) return row
    const joined: string[] = []
    for (const [index, cell] of row.entries()) {
      const isOpen = index > 0 && row[index - 1]?.endsWith('\\')
      if (isOpen) joined.push(`${joined.pop()?.slice(0, -1)}${delimiter}${cell}`)
      else joined.push(cell)
    }
    return joined.length === width ? joined : row
  })
}

/** Quotes around a whole cell, in a table whose other quotation marks are literal. */
const QUOTED = /^"([^"]*)"$/u

/**
 * The rows of a CSV file, or of cells that were copied from a spreadsheet, with any separator. An unclosed quotation mark
 * is literal.
 * @param tidy removes from a cell what is no content
 */
export async function tableRows(content: string, tidy: (cell: string) => string): Promise<TableRow[]> {
  const { default: Papa } = await import('papaparse')
  const cellText = (cell: string) => tidy(cell).replace(TEXT_FORMULA, '$1').replace(TEXT_MARK, '')
  const whole = content.replace(/\r\n?/gu, '\n')
  const [line = '', separator] = SEPARATOR_LINE.exec(whole) ?? []
  const text = whole.slice(line.length)
  const quoteChar = SINGLE_QUOTED.test(text.slice(0, EXAMINED_CHARACTERS)) ? "'" : '"'
  const escapeChar = ESCAPED_QUOTE.test(text) ? '\\' : quoteChar
  const parse = (table: string, delimiter: string) =>
    Papa.parse<string[]>(table, { delimiter, quoteChar, escapeChar, newline: '\n' })
  const counts = DELIMITERS.map((each) => regularRows(parse(text.slice(0, EXAMINED_CHARACTERS), each).data))
  const aligned = separator === undefined && Math.max(...counts) === 0 ? alignedRows(text) : undefined
  if (aligned) return aligned.map((row) => row.map(cellText))
  const delimiter = separator ?? DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
  const parsed = parse(text, delimiter)
  const isSpaced = parsed.data.some((row) => row.some((cell) => SPACED_QUOTE.test(cell)))
  const read = isSpaced ? parse(withoutSpaces(text, delimiter), delimiter) : parsed
  const isOpen = read.errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
  if (!isOpen) return withEscaped(read.data, delimiter).map((row) => row.map(cellText))
  const { data } = parse(text.replaceAll('"', PLAIN_QUOTE), delimiter)
  return data.map((row) =>
    row.map((cell) => cellText(cell).replaceAll(PLAIN_QUOTE, '"').replace(QUOTED, '$1')),
  )
}
