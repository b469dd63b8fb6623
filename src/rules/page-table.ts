import type { PageWord } from '#src/contract/detect-text.ts'

export type PageTable = readonly (readonly string[])[]

type TableWord = Pick<PageWord, 'text' | 'box'>

/** Words are in one row if their middles are closer than this share of their height. */
const SAME_ROW = 0.6
/** A gap separates two cells if it is wider than this many heights of the row's tallest word. */
const CELL_GAP = 1.1
/** Two columns with this many words per cell on average are newspaper columns. */
const MAX_WORDS = 5
/** Fewest rows of a table with two columns, and with more. */
const MIN_ROWS = 3
const MIN_WIDE_ROWS = 2

interface Word<Source extends TableWord = TableWord> {
  readonly source: Source
  readonly left: number
  readonly right: number
  readonly middle: number
  readonly height: number
}

interface Cell<Source extends TableWord> {
  readonly words: Source[]
  readonly left: number
  right: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** In pixels, because shares of the width and of the height are not comparable. */
function placeWord<Source extends TableWord>(source: Source, page: Size): Word<Source> {
  const [x, y, width, height] = source.box
  return {
    source,
    left: x * page.width,
    right: (x + width) * page.width,
    middle: (y + height / 2) * page.height,
    height: height * page.height,
  }
}

function rowsOf<Source extends TableWord>(words: readonly Word<Source>[]): Word<Source>[][] {
  const rows: Word<Source>[][] = []
  for (const word of [...words].sort((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    const isSame = first && word.middle - first.middle < Math.max(first.height, word.height) * SAME_ROW
    if (isSame) row?.push(word)
    else rows.push([word])
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left))
}

function cellsOf<Source extends TableWord>(row: readonly Word<Source>[]): Cell<Source>[] {
  const cells: Cell<Source>[] = []
  const height = Math.max(...row.map((word) => word.height))
  for (const { source, left, right } of row) {
    const last = cells.at(-1)
    if (last && left - last.right < height * CELL_GAP) {
      last.words.push(source)
      last.right = Math.max(last.right, right)
    } else cells.push({ words: [source], left, right })
  }
  return cells
}

function columnsOf(
  rows: readonly (readonly Omit<Cell<TableWord>, 'words'>[])[],
): { left: number; right: number }[] {
  const columns: { left: number; right: number }[] = []
  for (const { left, right } of rows.flat().sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1)
    if (last && left <= last.right) last.right = Math.max(last.right, right)
    else columns.push({ left, right })
  }
  return columns
}

function tableOf<Source extends TableWord>(
  rows: readonly (readonly Cell<Source>[])[],
): Source[][][] | undefined {
  const columns = columnsOf(rows)
  const cells = rows.flat()
  const words = cells.reduce((sum, cell) => sum + cell.words.length, 0)
  if (columns.length < 2 || rows.length < (columns.length === 2 ? MIN_ROWS : MIN_WIDE_ROWS)) return undefined
  if (words > cells.length * MAX_WORDS) return undefined
  return rows.map((row) =>
    columns.map(({ left, right }) =>
      row.filter((cell) => cell.left >= left && cell.right <= right).flatMap((cell) => cell.words),
    ),
  )
}

/** Words of the tables of a page from the top: rows of several cells in columns, found by the positions of the words. */
export function tableWordsOf<Source extends TableWord>(words: readonly Source[], page: Size): Source[][][][] {
  const tables: Source[][][][] = []
  let run: Cell<Source>[][] = []
  const end = () => {
    const table = tableOf(run)
    if (table) tables.push(table)
    run = []
  }
  for (const row of rowsOf(words.map((word) => placeWord(word, page)))) {
    const cells = cellsOf(row)
    if (cells.length < 2) end()
    else run.push(cells)
  }
  end()
  return tables
}

export const tablesOf = (words: readonly TableWord[], page: Size): PageTable[] =>
  tableWordsOf(words, page).map((table) =>
    table.map((row) => row.map((cell) => cell.map(({ text }) => text).join(' '))),
  )
