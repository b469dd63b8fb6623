import type { Cell } from '#src/rules/docx/docx-tables.ts'
import { sentenceOfPair, sentenceOfRow, withNames } from './sentence-of-row.ts'

interface TableLine {
  readonly text: string
  readonly cell?: Cell | undefined
}

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim()

function sentencesOf(lines: readonly TableLine[]): string[] {
  const rows: string[][] = []
  for (const { text, cell } of lines) {
    if (!cell) continue
    rows[cell.row] ??= []
    const row = rows[cell.row] ?? []
    row[cell.column] = tidy(`${row[cell.column] ?? ''} ${text}`)
  }
  const filled = rows.flatMap((row) => (row ? [Array.from(row, (each) => each ?? '')] : []))
  const { names, below } = withNames(filled)
  const columns = Math.max(...filled.map((row) => row.length))
  if (columns === 2) return filled.map(sentenceOfPair)
  if (columns < 2 || below.length === 0) return lines.map(({ text }) => text)
  return below.map((row) => sentenceOfRow(names, row))
}

/** Replaces the cells of every table by its rows as sentences with the column names. */
export function withRowSentences<Line extends TableLine>(lines: readonly Line[]): TableLine[] {
  const read: TableLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line?.cell) {
      if (line) read.push(line)
      continue
    }
    const from = at
    while (lines[at + 1]?.cell?.table === line.cell.table) at += 1
    read.push(...sentencesOf(lines.slice(from, at + 1)).map((text) => ({ text })))
  }
  return read
}
