import { attribute, type MarkupTag } from './docx-markup.ts'

/** Place of a paragraph in a table; a table within a cell is a table of its own. */
export interface Cell {
  readonly table: number
  readonly row: number
  readonly column: number
}

interface Place {
  readonly table: number
  row: number
  column: number
  /** Columns that the open cell covers beyond its first. */
  more: number
}

/** Follows the tables of a document during a walk through its markup. */
export class TablePlaces {
  private readonly opened: Place[] = []
  private count = 0

  get cell(): Cell | undefined {
    const last = this.opened.at(-1)
    return last && { table: last.table, row: last.row, column: last.column }
  }

  open(tag: MarkupTag): void {
    if (tag.name === 'tbl') {
      this.count += 1
      this.opened.push({ table: this.count, row: -1, column: -1, more: 0 })
    }
    const last = this.opened.at(-1)
    if (!last) return
    if (tag.name === 'tr') Object.assign(last, { row: last.row + 1, column: -1, more: 0 })
    else if (tag.name === 'tc') Object.assign(last, { column: last.column + 1 + last.more, more: 0 })
    else if (tag.name === 'gridSpan') last.more = Math.max(0, Number(attribute(tag, 'val')) - 1) || 0
  }

  close(name: string): void {
    if (name === 'tbl') this.opened.pop()
  }
}
