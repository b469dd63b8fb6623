import * as z from 'zod/mini'
import { defineCollection, type EntityId } from './entity.ts'

/** The highest id, or sequence number, that a collection has assigned. */
export const SequenceRow = z.object({ id: z.string(), value: z.number() })
export type SequenceRow = z.infer<typeof SequenceRow>

/** The used part of the sequences' collection; a whole `Repository` needs sequences itself. */
interface SequenceRows {
  get(id: string): SequenceRow | undefined
  create(row: SequenceRow): unknown
  update(id: string, patch: { value: number }): unknown
  all(): Iterable<SequenceRow>
}

export const sequencesSpec = defineCollection(SequenceRow)

/**
 * Ids of new records. An id is never reused, not even after its record is deleted or its transaction failed; the
 * values reach the store with the next commit.
 */
export class Sequences {
  #values = new Map<string, number>()
  #unsaved = new Set<string>()

  next(collection: string): number {
    const value = (this.#values.get(collection) ?? 0) + 1
    this.passed(collection, value)
    return value
  }

  passed(collection: string, id: EntityId): void {
    if (typeof id !== 'number' || id <= (this.#values.get(collection) ?? 0)) return
    this.#values.set(collection, id)
    this.#unsaved.add(collection)
  }

  save(rows: SequenceRows): void {
    for (const id of this.#unsaved) {
      const value = this.#values.get(id) ?? 0
      if (rows.get(id)) rows.update(id, { value })
      else rows.create({ id, value })
    }
    this.#unsaved.clear()
  }

  load(rows: SequenceRows): void {
    for (const { id, value } of rows.all()) this.passed(id, value)
    this.#unsaved.clear()
  }
}
