import { useEffect, useState } from 'react'
import type { TableRow } from '#src/rules/table-rows.ts'
import { type ColumnNames, type Columns, guessColumns } from './columns.ts'
import { readTable } from './read-table.ts'

const NO_ROWS: readonly TableRow[] = []

/** Texts typed or pasted into the field up to this length are stored as a draft. */
export const TYPED_MAX = 20_000

/**
 * Reads a table, and finds the columns of its fields unless the customer has chosen them. Both must be stable.
 * @param inOrder fields of the first columns of a table without names
 */
export function useTable<Field extends string>(
  text: string,
  names: ColumnNames<Field>,
  inOrder: readonly Field[],
) {
  const [read, setRead] = useState({ text: '', rows: NO_ROWS })
  const [chosen, setChosen] = useState<Columns<Field>>()
  useEffect(() => {
    let isOutdated = false
    void readTable(text).then((rows) => {
      if (!isOutdated) setRead({ text, rows })
    })
    return () => {
      isOutdated = true
    }
  }, [text])
  const { rows } = read
  return {
    rows,
    /** Whether these rows are still those of an earlier text. */
    isReading: read.text !== text,
    columns: chosen ?? guessColumns(rows, names, inOrder),
    choose: setChosen,
    /** Columns are found again in the next table. */
    forget: () => setChosen(undefined),
  }
}
