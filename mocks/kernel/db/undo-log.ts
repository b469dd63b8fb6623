import type { Change, Entity, EntityId } from './entity.ts'

export interface Restorable {
  readonly name: string
  restore(id: EntityId, row: Entity | undefined): void
  get(id: EntityId): Entity | undefined
}

interface Entry {
  collection: Restorable
  id: EntityId
  before: Entity | undefined
}

export class UndoLog {
  #entries: Entry[] = []
  #isOpen = false

  get isOpen(): boolean {
    return this.#isOpen
  }

  begin(): void {
    this.#isOpen = true
    this.#entries = []
  }

  note(collection: Restorable, id: EntityId, before: Entity | undefined): void {
    if (!this.#isOpen) throw new Error(`${collection.name} is written outside a transaction`)
    this.#entries.push({ collection, id, before })
  }

  mark(): number {
    return this.#entries.length
  }

  rollback(mark = 0): void {
    for (const entry of this.#entries.splice(mark).reverse()) entry.collection.restore(entry.id, entry.before)
  }

  changes(): Change[] {
    const changes = new Map<string, Change>()
    for (const { collection, id } of this.#entries) {
      const key = `${collection.name} ${typeof id} ${id}`
      if (!changes.has(key)) changes.set(key, { collection: collection.name, id, value: collection.get(id) })
    }
    return [...changes.values()]
  }

  /** Changed records of one collection, before and after. */
  replaced<Row extends Entity>(name: string): { before: Row | undefined; after: Row | undefined }[] {
    const first = new Map<EntityId, Entry>()
    for (const entry of this.#entries)
      if (entry.collection.name === name && !first.has(entry.id)) first.set(entry.id, entry)
    return [...first.values()].map(({ collection, id, before }) => ({
      before: before as Row | undefined,
      after: collection.get(id) as Row | undefined,
    }))
  }

  end(): void {
    this.#isOpen = false
    this.#entries = []
  }
}
