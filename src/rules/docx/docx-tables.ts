import { attribute, type MarkupTag } from './docx-markup.ts'

/** Rows below a cell that it also covers. */
interface Span {
  rows: number
}

/** Place of a paragraph in a table; a table within a cell is a table of its own. */
export interface Cell {
  readonly table: number
  readonly row: number
  readonly column: number
  readonly span: Readonly<Span> | undefined
  /** The cell of another table that this table is in. */
  readonly within: Cell | undefined
}

interface Place {
  readonly table: number
  row: number
  column: number
  /** Columns that the open cell covers beyond its first. */
  more: number
  /** Cells that cover several rows, by their column; of these, the one above the open cell. */
  readonly spans: Map<number, Span>
  above: Span | undefined
}

const cellOf = (places: readonly Place[]): Cell | undefined => {
  const last = places.at(-1)
  if (!last) return undefined
  const { table, row, column, spans } = last
  return { table, row, column, span: spans.get(column), within: cellOf(places.slice(0, -1)) }
}

function mergeCell({ column, spans, above }: Place, isContinued: boolean) {
  if (!isContinued) spans.set(column, { rows: 0 })
  else if (above) {
    above.rows += 1
    spans.set(column, above)
  }
}

function openCell(place: Place) {
  place.column += 1 + place.more
  place.more = 0
  // A cell that is not merged ends the span above it.
  place.above = place.spans.get(place.column)
  place.spans.delete(place.column)
}

/** Follows the tables of a document during a walk through its markup. */
export class TablePlaces {
  private readonly opened: Place[] = []
  private count = 0

  get cell(): Cell | undefined {
    return cellOf(this.opened)
  }

  open(tag: MarkupTag): void {
    if (tag.name === 'tbl') {
      this.count += 1
      this.opened.push({
        table: this.count,
        row: -1,
        column: -1,
        more: 0,
        spans: new Map(),
        above: undefined,
      })
    }
    const last = this.opened.at(-1)
    if (!last) return
    if (tag.name === 'tr') Object.assign(last, { row: last.row + 1, column: -1, more: 0 })
    else if (tag.name === 'tc') openCell(last)
    else if (tag.name === 'gridBefore') last.column += Number(attribute(tag, 'val')) || 0
    else if (tag.name === 'vMerge') mergeCell(last, attribute(tag, 'val') !== 'restart')
    else if (tag.name === 'gridSpan') last.more = Math.max(0, Number(attribute(tag, 'val')) - 1) || 0
  }

  close(name: string): void {
    if (name === 'tbl') this.opened.pop()
  }
}
