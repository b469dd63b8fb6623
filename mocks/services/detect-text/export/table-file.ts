import { type PageTable, tablesOf } from '#src/rules/page-table.ts'
import { type CsvCell, toCsv } from '#src/rules/to-csv.ts'
import type { DocumentText, PageText } from './document-text.ts'

export const pageTables = ({ words, page }: PageText): PageTable[] => tablesOf(words, page)

const AMOUNT = /^([-−])?(\d{1,3}(?: ?\d{3})*)[.,](\d{2})$/u

/** Amounts are numbers in the spreadsheet, in any language of the page. */
function cellOf(text: string): CsvCell {
  const [, sign, whole = '', part = ''] = AMOUNT.exec(text) ?? []
  if (whole === '') return text
  const hundredths = Number(whole.replaceAll(' ', '') + part)
  return { hundredths: sign === undefined ? hundredths : -hundredths }
}

export function writeTableCsv({ locale, pages }: DocumentText): string {
  const tables = pages.flatMap(pageTables).map((table) => table.map((row) => row.map(cellOf)))
  return toCsv(
    tables.flatMap((table, index) => (index === 0 ? table : [[], ...table])),
    locale,
  )
}
