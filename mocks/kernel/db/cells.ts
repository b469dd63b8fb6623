import { Collection } from '@msw/data'
import type { Entity, EntityId } from './entity.ts'

/** Holds a record. A change replaces `row`; the cell itself stays in the collection's list. */
export interface Cell {
  id: EntityId
  row: Entity | undefined
}

/** Accepts anything, because the repository checks records. */
const cellSchema = {
  '~standard': {
    version: 1 as const,
    vendor: 'sandbox',
    validate: (value: unknown) => ({ value: value as Cell }),
    types: undefined as { input: Cell; output: Cell } | undefined,
  },
}

const newCollection = () => new Collection({ schema: cellSchema })
type CellCollection = ReturnType<typeof newCollection>

type StoredCell = Awaited<ReturnType<CellCollection['create']>>

/**
 * The records of one collection, in `@msw/data`. Its own `update` scans the list twice, clones the record and loses
 * one of two parallel changes, so each record is in a cell and a change is one assignment. Only creation is
 * asynchronous (a microtask), so a transaction works on its indexes first and adds new cells at its end.
 */
export class Cells {
  #collection = newCollection()

  async add(rows: readonly Entity[]): Promise<Cell[]> {
    // Created without the record, which the collection would copy; the frozen record is assigned afterwards.
    const ids = rows.map(({ id }) => ({ id, row: undefined }))
    const cells = await this.#collection.createMany(
      ids.length,
      (index) => ids[index] ?? { id: '', row: undefined },
    )
    cells.forEach((cell, index) => {
      cell.row = rows[index]
    })
    return cells
  }

  remove(cell: Cell): void {
    this.#collection.delete(cell as StoredCell)
  }

  get size(): number {
    return this.#collection.count()
  }
}
