import { oneLine } from './one-line.ts'

type Row = readonly string[]

/** A row of a table as a sentence: `City: Ganja; days: 3.` Empty cells are left out. */
export function sentenceOfRow(names: Row, row: Row): string {
  const facts = row.flatMap((cell, index) => {
    const name = names[index] ?? ''
    if (cell === '') return []
    return [name === '' || name === cell ? cell : `${name}: ${cell}`]
  })
  const sentence = facts.join('; ')
  return sentence === '' || /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`
}

const filledCount = (row: Row) => row.filter((cell) => cell !== '').length

/** Finds the row of column names: lines above it, such as a title, have only one filled cell. */
function headOf(rows: readonly Row[]): number {
  const widest = Math.max(...rows.map(filledCount))
  const place = rows.findIndex((row) => filledCount(row) > 1)
  return widest < 2 || place < 0 ? 0 : place
}

/** Excel writes the separator into a separate line, which no other program shows. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/u

/** Replaces a literal quotation mark while a table is parsed. */
const PLAIN_QUOTE = '\ue000'

/** The rows of a CSV file with any separator. An unclosed quotation mark is literal. */
async function rowsOf(content: string): Promise<Row[]> {
  const { default: Papa } = await import('papaparse')
  const [line = '', separator] = SEPARATOR_LINE.exec(content) ?? []
  const text = content.slice(line.length)
  const options = { skipEmptyLines: 'greedy', ...(separator && { delimiter: separator }) } as const
  const read = Papa.parse<string[]>(text, options)
  const isOpen = read.errors.some(({ code }) => code === 'MissingQuotes')
  if (!isOpen) return read.data.map((row) => row.map(oneLine))
  const { data } = Papa.parse<string[]>(text.replaceAll('"', PLAIN_QUOTE), options)
  return data.map((row) => row.map((cell) => oneLine(cell).replaceAll(PLAIN_QUOTE, '"')))
}

/** Every row of a CSV file as a sentence, with the column names. */
export async function textOfTable(content: string): Promise<string> {
  const rows = await rowsOf(content)
  const head = headOf(rows)
  const names = rows[head] ?? []
  const above = rows.slice(0, head).map((row) => sentenceOfRow([], row))
  const below = rows.slice(head + 1)
  const sentences =
    below.length === 0 ? [sentenceOfRow([], names)] : below.map((row) => sentenceOfRow(names, row))
  return [...above, ...sentences].filter(Boolean).join('\n')
}
