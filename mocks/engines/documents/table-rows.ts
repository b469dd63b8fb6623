import type { Cell } from '#src/rules/docx/docx-tables.ts'
import { sentenceOfPair, sentenceOfRow, withNames } from './sentence-of-row.ts'

interface TableLine {
  readonly text: string
  readonly cell?: Cell | undefined
}

const tidyText = (text: string) => text.replace(/\s+/gu, ' ').trim()

function sentencesOf(lines: readonly TableLine[]): string[] {
  const rows: string[][] = []
  for (const { text, cell } of lines) {
    if (!cell) continue
    for (let at = cell.row; at <= cell.row + (cell.span?.rows ?? 0); at += 1) {
      rows[at] ??= []
      const row = rows[at] ?? []
      row[cell.column] = tidyText(`${row[cell.column] ?? ''} ${text}`)
    }
  }
  const filled = rows.flatMap((row) => (row ? [Array.from(row, (each) => each ?? '')] : []))
  const { names, below } = withNames(filled)
  const columns = filled.reduce((widest, { length }) => Math.max(widest, length), 0)
  if (columns === 2) return filled.map(sentenceOfPair)
  if (columns < 2 || below.length === 0) return lines.map(({ text }) => text)
  return below.map((row) => sentenceOfRow(names, row))
}

const outermostCell = (cell: Cell): Cell => (cell.within ? outermostCell(cell.within) : cell)

/** Successive lines by the key of each. */
function groupConsecutive<Line>(lines: readonly Line[], keyOf: (line: Line) => unknown): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && keyOf(last) === keyOf(line)) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs
}

/**
 * The sentences of a table and the tables within its cells: those belong to the facts of their row, unless the outer
 * table only places them on the page.
 */
function sentencesOfTables(lines: readonly TableLine[]): string[] {
  const own = lines.filter(({ cell }) => cell && !cell.within)
  const isLayout = new Set(own.map(({ cell }) => cell?.column)).size < 2
  if (isLayout) return groupConsecutive(lines, ({ cell }) => cell?.table).flatMap(sentencesOf)
  return sentencesOf(lines.map(({ text, cell }) => ({ text, cell: cell && outermostCell(cell) })))
}

/** Replaces the cells of every table by its rows as sentences with the column names. */
export function withRowSentences<Line extends TableLine>(lines: readonly Line[]): TableLine[] {
  return groupConsecutive<TableLine>(lines, ({ cell }) => cell && outermostCell(cell).table).flatMap((run) =>
    run[0]?.cell ? sentencesOfTables(run).map((text) => ({ text })) : run,
  )
}
