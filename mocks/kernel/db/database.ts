import { collections } from './collections.ts'
import type { Change, CollectionSpec, Entity } from './entity.ts'
import { Repository } from './repository.ts'
import { Sequences } from './sequences.ts'
import { systemCollections } from './system-collections.ts'
import { UndoLog } from './undo-log.ts'

const specs = { ...collections, ...systemCollections }
type Specs = typeof specs
type RepositoryOf<Spec> = Spec extends CollectionSpec<infer Row, infer Order> ? Repository<Row, Order> : never

export type Database = { readonly [Name in keyof Specs]: RepositoryOf<Specs[Name]> }

/** Records by collection. */
export type Snapshot = Readonly<Record<string, readonly Entity[]>>

type AnyRepository = Repository<Entity, string>

export interface DatabaseCore {
  readonly db: Database
  readonly log: UndoLog
  /** Changes with the committed data. */
  readonly version: number
  changes(): Change[]
  flush(): Promise<void>
  /**
   * Applies records from the store or another tab, all or none; `isReplaced`: records not among them are removed.
   * @throws InvalidRecord
   */
  absorb(changes: Iterable<Change>, isReplaced?: boolean): Promise<void>
  snapshot(): Snapshot
  /** Writes the records of a snapshot without checking them, and continues its numbers. */
  copy(snapshot: Snapshot): void
}

export function createDatabase(): DatabaseCore {
  const log = new UndoLog()
  const sequences = new Sequences()
  const repositories = new Map<string, AnyRepository>()
  for (const [name, spec] of Object.entries(specs)) {
    repositories.set(name, new Repository(name, spec as CollectionSpec, log, sequences))
  }
  const db = Object.fromEntries(repositories) as unknown as Database
  let version = 0
  // Every committed change ends with it.
  const flush = async () => {
    version += 1
    for (const repository of repositories.values()) await repository.flush()
  }
  function clear() {
    for (const repository of repositories.values())
      for (const { id } of [...repository.all()]) repository.restore(id, undefined)
  }
  return {
    db,
    log,
    flush,
    get version() {
      return version
    },
    changes() {
      sequences.save(db.sequences)
      return log.changes()
    },
    async absorb(changes, isReplaced = false) {
      // All are checked before the first is applied, so that an invalid one leaves nothing half done.
      const checked = [...changes].map(({ collection, id, value }) => {
        const repository = repositories.get(collection)
        return { repository, id, row: repository?.checked(id, value) }
      })
      if (isReplaced) clear()
      for (const { repository, id, row } of checked) repository?.restore(id, row)
      await flush()
      sequences.load(db.sequences)
    },
    snapshot: () =>
      Object.fromEntries([...repositories].map(([name, repository]) => [name, [...repository.all()]])),
    copy(snapshot) {
      for (const [name, rows] of Object.entries(snapshot))
        for (const row of rows) repositories.get(name)?.restore(row.id, row)
      sequences.load(db.sequences)
    },
  }
}
