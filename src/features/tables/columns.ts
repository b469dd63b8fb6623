import type { TableRow } from '#src/rules/table-rows.ts'

/** Which column of a table belongs to which field. */
export interface Columns<Field extends string> {
  /** The first row has the names of the columns. */
  readonly hasNames: boolean
  readonly of: Readonly<Record<Field, number | undefined>>
}

/** Usual names of a field's column in any language, in lower case. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>

const plainName = (cell: string) =>
  cell
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Finds the column of each field by the names in the first row.
 * @param inOrder fields of the first columns of a table without names
 */
export function guessColumns<Field extends string>(
  [first = []]: readonly TableRow[],
  names: ColumnNames<Field>,
  inOrder: readonly Field[],
): Columns<Field> {
  const cells = first.map(plainName)
  const fields = Object.keys(names) as Field[]
  const placeOf = (field: Field) => {
    const place = cells.findIndex((cell) => names[field].includes(cell))
    return place === -1 ? undefined : place
  }
  const hasNames = fields.some((field) => placeOf(field) !== undefined)
  const width = first.length
  const entries = fields.map((field) => {
    const place = inOrder.indexOf(field)
    return [field, hasNames ? placeOf(field) : place === -1 || place >= width ? undefined : place]
  })
  return { hasNames, of: Object.fromEntries(entries) }
}

export interface TableLine<Field extends string> {
  /** Number of the row in the table, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<Field, string>>
  /** Content behind the last named column, e.g. of a text with separators that is not quoted. */
  readonly isTooWide: boolean
}

/** The rows below the names, with the cells of each field; fields without a column are empty. */
export function linesOf<Field extends string>(
  rows: readonly TableRow[],
  { hasNames, of }: Columns<Field>,
): TableLine<Field>[] {
  const fields = Object.keys(of) as Field[]
  const width = hasNames ? (rows[0]?.length ?? 0) : Number.POSITIVE_INFINITY
  return rows.slice(hasNames ? 1 : 0).map((row, index) => ({
    line: index + (hasNames ? 2 : 1),
    cells: Object.fromEntries(fields.map((field) => [field, row[of[field] ?? -1] ?? ''])) as Record<
      Field,
      string
    >,
    isTooWide: row.slice(width).some((cell) => cell !== ''),
  }))
}

/** For a long table, faulty rows first, where they are seen. */
export const faultyFirst = <Row extends { readonly fault: string | undefined }>(rows: readonly Row[]) => [
  ...rows.filter(({ fault }) => fault !== undefined),
  ...rows.filter(({ fault }) => fault === undefined),
]
