import { hiddenTags } from '#mocks/engines/books/hidden-tags.ts'
import { isSilentTag } from '#mocks/engines/books/silent-tags.ts'
import { walkMarkup } from '#mocks/engines/books/walk-markup.ts'
import { withRowSentences } from '#mocks/engines/documents/table-rows.ts'
import type { Cell } from '#src/rules/docx/docx-tables.ts'
import { raisedNumber } from '#src/rules/raised-number.ts'
import { oneLine } from './one-line.ts'

const HTML_BLOCK =
  /^(?:address|article|blockquote|br|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|td|th|tr|ul)$/u
const CELL = /^t[dh]$/u

/** The open row of a table; cells that cover several rows keep their columns in those below. */
class OpenTable {
  private readonly table: number
  private readonly within: Cell | undefined
  private readonly taken = new Map<number, number>()
  private row = -1
  private column = 0

  constructor(table: number, within: Cell | undefined) {
    this.table = table
    this.within = within
  }

  startRow() {
    this.row += 1
    this.column = 0
  }

  startCell({ rowspan = '1', colspan = '1' }: Readonly<Record<string, string>>): Cell {
    while ((this.taken.get(this.column) ?? -1) >= this.row) this.column += 1
    const { table, within, row, column } = this
    const rows = Math.min(Math.max(Number.parseInt(rowspan, 10) || 1, 1), 1000) - 1
    if (rows > 0) this.taken.set(column, row + rows)
    this.column += Math.min(Math.max(Number.parseInt(colspan, 10) || 1, 1), 1000)
    return { table, within, row, column, span: { rows } }
  }
}

/** The lines of a piece of HTML: each block is a line, and each row of a table a sentence with the column names. */
export function htmlLines(markup: string): string[] {
  const lines: { text: string; cell: Cell | undefined }[] = [{ text: '', cell: undefined }]
  const tables: OpenTable[] = []
  const cells: Cell[] = []
  let tablesCount = 0
  const startLine = () => void lines.push({ text: '', cell: cells.at(-1) })
  const isHidden = hiddenTags('')
  /** Open elements within one that is not shown, which is the first. */
  let unseen = 0
  let raised = 0
  walkMarkup(
    markup,
    {
      open(tag) {
        const { name, attributes } = tag
        if (unseen > 0 || isSilentTag(tag) || isHidden([tag])) {
          unseen += 1
          return
        }
        if (name === 'sup') raised += 1
        if (name === 'table') {
          tablesCount += 1
          tables.push(new OpenTable(tablesCount, cells.at(-1)))
        }
        if (name === 'tr') tables.at(-1)?.startRow()
        const table = CELL.test(name) ? tables.at(-1) : undefined
        if (table) cells.push(table.startCell(attributes))
        if (HTML_BLOCK.test(name)) startLine()
      },
      text(part) {
        const line = lines.at(-1)
        if (line && unseen === 0) line.text += (raised > 0 ? raisedNumber(part) : part).replace(/\s+/gu, ' ')
      },
      close(name) {
        if (unseen > 0) {
          unseen -= 1
          return
        }
        if (name === 'sup') raised -= 1
        if (CELL.test(name) && tables.length > 0) cells.pop()
        if (name === 'table') tables.pop()
        if (HTML_BLOCK.test(name)) startLine()
      },
    },
    false,
  )
  const filled = lines
    .map(({ text, cell }) => ({ text: oneLine(text), cell }))
    .filter(({ text }) => text !== '')
  return withRowSentences(filled).map(({ text }) => text)
}

const TAG =
  /<(?:\/?(?:a|abbr|b|big|blockquote|br|button|center|code|dd|del|details|div|dl|dt|em|figure|font|h[1-6]|hr|i|iframe|img|input|ins|kbd|li|mark|ol|option|p|pre|q|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|th|tr|tt|u|ul|video)(?:\s[^<>]*)?\/?>|!--)/iu
/** A tag of text in HTML, or a character of it by its name or number. */
const MARKUP = new RegExp(`${TAG.source}|&(?:[a-z][a-z\\d]{1,8}|#\\d+|#x[\\da-f]+);`, 'iu')

const asText = (markup: string) =>
  htmlLines(markup).reduce(
    (text, line) => (text === '' ? line : `${text}${/[.,:;!?…]$/u.test(text) ? '' : ','} ${line}`),
    '',
  )

/** A value of a table as text, if it is HTML, as shops export their descriptions; some escape it twice. */
export function withoutHtml(value: string): string {
  if (!MARKUP.test(value)) return value
  const text = asText(value)
  return !TAG.test(value) && TAG.test(text) ? asText(text) : text
}
