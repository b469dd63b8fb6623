import * as z from 'zod/mini'
import { BucketIndex } from './bucket-index.ts'
import { type Cell, Cells } from './cells.ts'
import {
  type CollectionSpec,
  DuplicateRecord,
  type Entity,
  type EntityId,
  InvalidRecord,
  MissingRecord,
} from './entity.ts'
import { frozenCopy } from './frozen.ts'
import { cutPage, type ListQuery, type Page, type PageQuery, type Where } from './query.ts'
import type { Sequences } from './sequences.ts'
import type { UndoLog } from './undo-log.ts'

/** Values of a new record: a collection with numeric ids assigns the id. */
export type NewRow<Row extends Entity> = Omit<Row, 'id'> & { id?: Row['id'] }

export type Patch<Row extends Entity> = Partial<Omit<Row, 'id'>>

/**
 * The records of one collection. Returned records are frozen; stored records are checked and copied. Reads are
 * synchronous everywhere; writes are synchronous too, but only possible within a transaction.
 */
export class Repository<Row extends Entity, Order extends string = string> {
  readonly name: string
  #spec: CollectionSpec<Row, Order>
  #log: UndoLog
  #kept = new Cells()
  #cells = new Map<EntityId, Cell>()
  #added = new Set<Cell>()
  #removed = new Set<Cell>()
  #indexes = new Map<string, BucketIndex<Row>>()
  #sequences: Sequences

  constructor(name: string, spec: CollectionSpec<Row, Order>, log: UndoLog, sequences: Sequences) {
    this.name = name
    this.#spec = spec
    this.#log = log
    this.#sequences = sequences
  }

  get(id: EntityId): Row | undefined {
    return this.#cells.get(id)?.row as Row | undefined
  }

  /** The record, which must exist. @throws MissingRecord */
  need(id: EntityId): Row {
    const row = this.get(id)
    if (!row) throw new MissingRecord(this.name, id)
    return row
  }

  first(where: Where<Row>): Row | undefined {
    return this.#rows({ where })[0]
  }

  list(query: ListQuery<Row, Order> = {}): Row[] {
    return this.#rows(query).slice()
  }

  page({ page, perPage, ...query }: PageQuery<Row, Order>): Page<Row> {
    return cutPage(this.#rows(query), page, perPage)
  }

  count(query: ListQuery<Row, Order> = {}): number {
    return query.where || query.filter ? this.#rows(query).length : this.#cells.size
  }

  *all(): IterableIterator<Row> {
    for (const cell of this.#cells.values()) yield cell.row as Row
  }

  /**
   * A number above all previous ones, for records listed by their last change: times within one millisecond have no
   * order, these numbers do.
   */
  nextSequence(): number {
    return this.#sequences.next(`${this.name}.sequence`)
  }

  /** @throws DuplicateRecord, InvalidRecord */
  create(values: NewRow<Row>): Row {
    const id = values.id ?? this.#sequences.next(this.name)
    if (this.#cells.has(id)) throw new DuplicateRecord(this.name, id)
    this.#sequences.passed(this.name, id)
    const row = this.#check(id, { ...values, ...this.#stamp(), id })
    this.#log.note(this, id, undefined)
    this.#put(id, row)
    return row
  }

  /** Changes some fields; a function gets the current record. @throws MissingRecord, InvalidRecord */
  update(id: Row['id'], patch: Patch<Row> | ((row: Row) => Patch<Row>)): Row {
    const before = this.need(id)
    const changed = typeof patch === 'function' ? patch(before) : patch
    const row = this.#check(id, { ...before, ...changed, ...this.#stamp(), id })
    this.#log.note(this, id, before)
    this.#put(id, row)
    return row
  }

  remove(id: Row['id']): void {
    const before = this.need(id)
    this.#log.note(this, id, before)
    this.#put(id, undefined)
  }

  /** Writes a record without log and checks. Only for the log itself and for reading the store. */
  restore(id: EntityId, row: Entity | undefined): void {
    this.#put(id, row as Row | undefined)
  }

  /** Checks a record from the store. @throws InvalidRecord */
  checked(id: EntityId, value: unknown): Row | undefined {
    return value === undefined ? undefined : this.#check(id, value)
  }

  async flush(): Promise<void> {
    for (const cell of this.#removed) this.#kept.remove(cell)
    this.#removed.clear()
    if (this.#added.size === 0) return
    const provisional = [...this.#added]
    this.#added.clear()
    const cells = await this.#kept.add(provisional.flatMap((cell) => cell.row ?? []))
    for (const cell of cells) this.#cells.set(cell.id, cell)
  }

  #rows({ where = {}, order, filter }: ListQuery<Row, Order>): readonly Row[] {
    const fields = Object.keys(where).sort()
    const key = `${order ?? ''} ${fields.join(' ')}`
    let index = this.#indexes.get(key)
    if (!index) {
      index = new BucketIndex<Row>(fields, order && this.#spec.orders[order], this.all())
      this.#indexes.set(key, index)
    }
    const rows = index.rows(where as Record<string, unknown>)
    return filter ? rows.filter(filter) : rows
  }

  #stamp(): Record<string, number> {
    const { stamp } = this.#spec
    return stamp === undefined ? {} : { [stamp]: this.#sequences.next(`${this.name}.${stamp}`) }
  }

  #check(id: EntityId, values: unknown): Row {
    const result = z.core.safeParse(this.#spec.schema, values)
    if (!result.success) throw new InvalidRecord(this.name, id, result.error)
    return frozenCopy(result.data)
  }

  #put(id: EntityId, row: Row | undefined): void {
    const cell = this.#cells.get(id)
    for (const index of this.#indexes.values()) {
      if (cell) index.remove(cell.row as Row)
      if (row) index.insert(row)
    }
    if (cell && row) cell.row = row
    else if (cell) this.#drop(id, cell)
    else if (row) this.#place(id, { id, row })
  }

  #place(id: EntityId, cell: Cell) {
    this.#cells.set(id, cell)
    this.#added.add(cell)
  }

  #drop(id: EntityId, cell: Cell) {
    this.#cells.delete(id)
    if (!this.#added.delete(cell)) this.#removed.add(cell)
  }
}
