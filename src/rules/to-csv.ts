import type { LocaleCode } from '#src/contract/primitives.ts'

/** A text, or a number in integer hundredths, like money. */
export type CsvCell = string | { readonly hundredths: number } | undefined

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** Start of a formula for spreadsheets, also after spaces; some accept full-width signs. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/
const NEEDS_QUOTES = /[",;\r\n\t]/

/** Spreadsheets set to a decimal comma expect a semicolon between the cells. */
const charactersOf = (locale: LocaleCode) =>
  locale === 'en' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' }

function numberCell(hundredths: number, decimal: string) {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`
}

function textCell(text: string) {
  // A leading apostrophe makes it a text, even one that the app itself wrote.
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as a CSV file for spreadsheets of a language: with a byte order mark, their separator, numbers as numbers,
 * and no text that could run as a formula.
 */
export function toCsv(rows: ReadonlyArray<readonly CsvCell[]>, locale: LocaleCode) {
  const { separator, decimal } = charactersOf(locale)
  const cell = (value: CsvCell) => {
    if (value === undefined) return ''
    return typeof value === 'string' ? textCell(value) : numberCell(value.hundredths, decimal)
  }
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(separator) + LINE_END).join('')
}
