import { fileKind } from '#src/rules/file-kind.ts'
import { readPlainText } from '#src/rules/plain-text.ts'
import { type TableRow, tableRows } from '#src/rules/table-rows.ts'

/** Largest table that is read. */
export const TABLE_MAX_MEGABYTES = 5

export type UnreadTable = 'tooLarge' | 'notText'

/** An apostrophe that `toCsv` puts before a text so that no spreadsheet runs it as a formula. */
const FORMULA_GUARD = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r])/

const tidyCell = (cell: string) =>
  cell
    .replace(/\ufeff/gu, '')
    .trim()
    .replace(FORMULA_GUARD, '')

/** The rows of a table that have content. A cell keeps its line breaks. */
export async function readTable(text: string): Promise<readonly TableRow[]> {
  if (text.trim() === '') return []
  const rows = await tableRows(text, tidyCell)
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

/** The text of a CSV file, or why it has none. */
export async function readTableFile(
  file: File,
  language: string,
): Promise<{ readonly text: string } | { readonly unread: UnreadTable }> {
  if (file.size > TABLE_MAX_MEGABYTES * 1_000_000) return { unread: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = fileKind(bytes) === undefined ? readPlainText(bytes, language) : undefined
  return read ? { text: read.text } : { unread: 'notText' }
}
