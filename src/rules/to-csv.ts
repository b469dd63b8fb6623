import type { LocaleCode } from '#src/contract/primitives.ts'

/** A text, or a number by its integer hundredths, as money is kept. */
export type CsvCell = string | { readonly hundredths: number } | undefined

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** What spreadsheets take for the beginning of a formula, after spaces too; the full-width signs count in some. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/
const NEEDS_QUOTES = /[",;\r\n\t]/

/** Spreadsheets set to a decimal comma expect a semicolon between the cells. */
const signsOf = (locale: LocaleCode) =>
  locale === 'en' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' }

function numberCell(hundredths: number, decimal: string) {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`
}

function textCell(text: string) {
  // An apostrophe in front makes it a text, whoever has written it.
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as a file that the spreadsheets of a language open right: with a byte order mark, their separator, numbers
 * as numbers, and no text that could run as a formula.
 */
export function toCsv(rows: ReadonlyArray<readonly CsvCell[]>, locale: LocaleCode) {
  const { separator, decimal } = signsOf(locale)
  const cell = (value: CsvCell) => {
    if (value === undefined) return ''
    return typeof value === 'string' ? textCell(value) : numberCell(value.hundredths, decimal)
  }
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(separator) + LINE_END).join('')
}
